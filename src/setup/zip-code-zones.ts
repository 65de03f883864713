import type { TimeZone } from '../shared/hours.ts';

/** A ZIP code with the data that determines its time zone. */
interface Place {
  zip: string;
  /** Two capital letters. */
  state: string;
  county: string;
}

/**
 * The states outside of Eastern Time. In a state with two zones, most counties have this one; `otherCounties` and `otherZipCodes` list the
 * rest. Coordinates would be worse: time zone maps that are small enough to ship put Williston, Columbia KY, and Houlton into a neighbor's
 * zone.
 */
const states: Partial<Record<TimeZone, string>> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
  'Pacific/Majuro': 'MH',
};

/** The counties whose time zone differs from most of their state (49 CFR 71), by their names in the postal data. */
const otherCounties: Record<string, Partial<Record<TimeZone, string>>> = {
  FL: { 'America/Chicago': 'Bay, Calhoun, Escambia, Holmes, Jackson, Okaloosa, Santa Rosa, Walton, Washington' },
  ID: {
    'America/Los_Angeles': 'Benewah, Bonner, Boundary, Clearwater, Idaho, Kootenai, Latah, Lewis, Nez Perce, Shoshone',
  },
  IN: {
    'America/Chicago':
      'Gibson, Jasper, Lake, LaPorte, Newton, Perry, Porter, Posey, Spencer, Starke, Vanderburgh, Warrick',
  },
  KS: { 'America/Denver': 'Greeley, Hamilton, Sherman, Wallace' },
  KY: {
    'America/Chicago':
      'Adair, Allen, Ballard, Barren, Breckinridge, Butler, Caldwell, Calloway, Carlisle, Christian, Clinton, Crittenden, Cumberland, Daviess, Edmonson, Fulton, Graves, Grayson, Green, Hancock, Hart, Henderson, Hickman, Hopkins, Livingston, Logan, Lyon, Marshall, McCracken, McLean, Metcalfe, Monroe, Muhlenberg, Ohio, Russell, Simpson, Todd, Trigg, Union, Warren, Webster',
  },
  MI: { 'America/Chicago': 'Dickinson, Gogebic, Iron, Menominee' },
  ND: { 'America/Denver': 'Adams, Billings, Bowman, Dunn, Golden Valley, Grant, Hettinger, Slope, Stark' },
  NE: {
    'America/Denver':
      'Arthur, Banner, Box Butte, Chase, Cheyenne, Dawes, Deuel, Dundy, Garden, Grant, Hooker, Keith, Kimball, Morrill, Perkins, Scotts Bluff, Sheridan, Sioux',
  },
  OR: { 'America/Denver': 'Malheur' },
  SD: {
    'America/Denver':
      'Bennett, Butte, Corson, Custer, Dewey, Fall River, Haakon, Harding, Jackson, Lawrence, Meade, Oglala Lakota County, Pennington, Perkins, Stanley, Ziebach',
  },
  TN: {
    'America/New_York':
      'Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hancock, Hawkins, Jefferson, Johnson, Knox, Loudon, McMinn, Meigs, Monroe, Morgan, Polk, Rhea, Roane, Scott, Sevier, Sullivan, Unicoi, Union, Washington',
  },
  TX: { 'America/Denver': 'El Paso, Hudspeth' },
};

/**
 * The ZIP codes whose time zone differs from the rest of their county. A line of 49 CFR 71 crosses some counties. The Navajo Nation changes
 * its clocks while Arizona and the Hopi don't. Some towns use the time of the city next door (Phenix City, Fort Pierre, Jackpot).
 */
const otherZipCodes: Partial<Record<TimeZone, string>> = {
  'America/Adak': '99546 99547',
  'America/New_York': '36854 36863 36867 36868 36869 36870 36872 36874 36877',
  'America/Chicago': '32465 57532',
  'America/Denver': [
    '58634 58838 69211 69216 69218 69219 83547 83549 83671 89825 89826 89831 89832 89883',
    '86016 86020 86031 86033 86035 86044 86045 86053 86054 86502 86503 86504 86505 86506 86507 86508 86510 86511',
    '86514 86515 86520 86535 86538 86540 86544 86545 86547 86556',
  ].join(' '),
};

const byZipCode = read(otherZipCodes, ' ');
const byState = read(states, ' ');
const byCounty = new Map(Object.entries(otherCounties).map(([state, counties]) => [state, read(counties, ', ')]));

function read(names: Partial<Record<TimeZone, string>>, separator: string): Map<string, TimeZone> {
  const pairs = Object.entries(names) as [TimeZone, string][];
  return new Map(pairs.flatMap(([zone, list]) => list.split(separator).map((name) => [name, zone])));
}

/** Returns the time zone that people in a ZIP code use; the build stores it with each code. */
export function zoneOfZipCode({ zip, state, county }: Place): TimeZone {
  return byZipCode.get(zip) ?? byCounty.get(state)?.get(county) ?? byState.get(state) ?? 'America/New_York';
}
