/** Returns a town's name for comparisons, without case and punctuation: "winston salem" and "Winston-Salem" are the same town. */
export function townKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}

/** True if two names mean the same town. */
export const isSameTown = (one: string, other: string): boolean => townKey(one) === townKey(other);

/** Removes the business's own state from the end of a typed name: "Bellmead, TX" and "Bellmead TX" become "Bellmead". */
export function withoutState(name: string, state: string): string {
  const comma = name.lastIndexOf(',');
  const last = name
    .slice(comma + 1)
    .trim()
    .replace(/\.$/, '')
    .toUpperCase();
  if (comma > 0 && (last === state || last === stateNames[state]?.toUpperCase())) return name.slice(0, comma).trim();
  return name.endsWith(` ${state}`) ? name.slice(0, -state.length).trim() : name;
}

/** The message for a name with more than the town itself; pages add the state after a comma. */
export const townCommaMessage = 'Enter only the name of the town, without a comma.';

/** By the postal code. */
const stateNames: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};
