/** The time zones of the country, as the owner chooses them and as mails name them. */
export const timeZoneLabels = {
  'America/New_York': 'Eastern Time',
  'America/Chicago': 'Central Time',
  'America/Denver': 'Mountain Time',
  'America/Phoenix': 'Arizona Time',
  'America/Los_Angeles': 'Pacific Time',
  'America/Anchorage': 'Alaska Time',
  'Pacific/Honolulu': 'Hawaii Time',
  'America/Puerto_Rico': 'Atlantic Time',
  'Pacific/Guam': 'Chamorro Time',
  'Pacific/Pago_Pago': 'Samoa Time',
} as const;

export type TimeZone = keyof typeof timeZoneLabels;
export const timeZones = Object.keys(timeZoneLabels) as TimeZone[];

/** The states that do not keep Eastern Time; a state with two zones stands where most of its people live. */
const otherStates: Partial<Record<TimeZone, string>> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/**
 * The time zone that a state's businesses keep, as far as the state tells; the owner may choose another.
 * @param state two capital letters
 */
export function timeZoneOf(state: string): TimeZone {
  return timeZones.find((zone) => otherStates[zone]?.split(' ').includes(state)) ?? 'America/New_York';
}
