import { readFileSync } from 'node:fs';
import t from 'tap';
import { findPlaces, type ZipCode } from '../../src/setup/zip-codes.ts';
import { timeZones } from '../../src/shared/hours.ts';

const file = 'dist/places.json';

/** Towns of the states with two time zones, on either side of the line. */
const towns = {
  'America/New_York': `37902 Knoxville, 37402 Chattanooga, 37321 Dayton, 37338 Graysville, 40202 Louisville, 42748 Hodgenville, 42633 Monticello,
    46204 Indianapolis, 46601 South Bend, 47591 Vincennes, 46996 Winamac, 47118 English, 49855 Marquette, 32301 Tallahassee, 32456 Port Saint Joe,
    36867 Phenix City, 36854 Valley, 31901 Columbus, 04730 Houlton, 04619 Calais`,
  'America/Chicago': `32501 Pensacola, 32401 Panama City, 32465 Wewahitchka, 32424 Blountstown, 37203 Nashville, 37723 Crab Orchard, 38555 Crossville,
    37340 Guild, 42001 Paducah, 42728 Columbia, 42101 Bowling Green, 47708 Evansville, 46402 Gary, 46350 La Porte, 46534 Knox, 47586 Tell City,
    49801 Iron Mountain, 49938 Ironwood, 36801 Opelika, 58801 Williston, 58854 Watford City, 58501 Bismarck, 58563 New Salem, 58523 Beulah,
    57501 Pierre, 57532 Fort Pierre, 57601 Mobridge, 69101 North Platte, 69201 Valentine, 67846 Garden City, 67880 Ulysses, 79101 Amarillo,
    79701 Midland, 79830 Alpine, 78560 La Joya, 73933 Boise City, 55605 Grand Portage`,
  'America/Denver': `79901 El Paso, 79839 Fort Hancock, 57701 Rapid City, 57783 Spearfish, 58601 Dickinson, 58634 Grassy Butte, 69361 Scottsbluff,
    69153 Ogallala, 69162 Sidney, 67735 Goodland, 67879 Tribune, 83702 Boise, 83549 Riggins, 97914 Ontario, 97918 Vale, 89883 West Wendover,
    86515 Window Rock, 86045 Tuba City, 86033 Kayenta, 86503 Chinle, 59254 Plentywood, 88135 Texico`,
  'America/Phoenix': `85001 Phoenix, 86001 Flagstaff, 86042 Polacca, 86039 Kykotsmovi Village, 86040 Page, 86025 Holbrook, 85364 Yuma, 86432 Littlefield`,
  'America/Los_Angeles': `83814 Coeur d'Alene, 83501 Lewiston, 83837 Kellogg, 83530 Grangeville, 83864 Sandpoint, 97205 Portland, 97814 Baker City,
    89801 Elko, 92363 Needles`,
  'America/Anchorage': '99501 Anchorage, 99762 Nome, 99801 Juneau, 99685 Unalaska, 99929 Wrangell',
  'America/Adak': '99546 Adak, 99547 Atka',
  'Pacific/Honolulu': '96813 Honolulu',
};

/** The file is read only once here; `findPlaces` reads it for each place. */
const codes: ZipCode[] = JSON.parse(readFileSync(file, 'utf8'));

t.test('each place in a state with two time zones has that of its county', async (t) => {
  for (const [zone, list] of Object.entries(towns)) {
    const [first, ...others] = list.matchAll(/(\d{5}) ([^,]+)/g);
    const [, firstZip = '', firstTown] = first ?? [];
    t.match(await findPlaces(file, firstZip, 1), { city: firstTown, timeZone: zone });
    for (const [, zip = '', town] of others) {
      const found = codes.find((code) => code.zip === zip);
      t.match([found?.town, timeZones[found?.zone ?? -1]], [town, zone], zip);
    }
  }
});

t.test('each ZIP code has the time zone of its place', async (t) => {
  t.ok(codes.length > 40_000);
  t.strictSame(
    codes.filter(({ zone }) => timeZones[zone] === undefined),
    [],
  );
});
