import { readFile } from "node:fs/promises";
const townLimit = 60;
const degreeMiles = 69;
async function findPlaces(file, zip, miles) {
  const codes = JSON.parse(await readFile(file, "utf8"));
  const here = codes.find((code) => code.zip === zip);
  if (!here) return void 0;
  const near = codes.filter((code) => milesBetween(here, code) <= miles);
  const { town: city, state, latitude, longitude } = here;
  return { city, state, latitude, longitude, towns: listTowns(here, near) };
}
function milesBetween(one, other) {
  const shrink = Math.cos(one.latitude * Math.PI / 180);
  return degreeMiles * Math.hypot(other.latitude - one.latitude, (other.longitude - one.longitude) * shrink);
}
function listTowns(here, codes) {
  return [...Map.groupBy(codes, ({ town }) => town)].map(([name, its]) => ({
    name,
    latitude: middle(its.map(({ latitude }) => latitude)),
    longitude: middle(its.map(({ longitude }) => longitude)),
    size: its.length
  })).sort((one, other) => other.size - one.size || milesBetween(here, one) - milesBetween(here, other)).slice(0, townLimit).map(({ size: _size, ...town }) => town);
}
function middle(numbers) {
  return Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(4));
}
export {
  findPlaces,
  milesBetween
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NldC11cC96aXAtY29kZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQUl6QixNQUFNLFlBQVk7QUFFbEIsTUFBTSxjQUFjO0FBbUJwQixlQUFzQixXQUFXLE1BQWMsS0FBYSxPQUFrRDtBQUM1RyxRQUFNLFFBQW1CLEtBQUssTUFBTSxNQUFNLFNBQVMsTUFBTSxNQUFNLENBQUM7QUFDaEUsUUFBTSxPQUFPLE1BQU0sS0FBSyxDQUFDLFNBQVMsS0FBSyxRQUFRLEdBQUc7QUFDbEQsTUFBSSxDQUFDLEtBQU0sUUFBTztBQUNsQixRQUFNLE9BQU8sTUFBTSxPQUFPLENBQUMsU0FBUyxhQUFhLE1BQU0sSUFBSSxLQUFLLEtBQUs7QUFDckUsUUFBTSxFQUFFLE1BQU0sTUFBTSxPQUFPLFVBQVUsVUFBVSxJQUFJO0FBQ25ELFNBQU8sRUFBRSxNQUFNLE9BQU8sVUFBVSxXQUFXLE9BQU8sVUFBVSxNQUFNLElBQUksRUFBRTtBQUMxRTtBQU1PLFNBQVMsYUFBYSxLQUFZLE9BQXNCO0FBQzdELFFBQU0sU0FBUyxLQUFLLElBQUssSUFBSSxXQUFXLEtBQUssS0FBTSxHQUFHO0FBQ3RELFNBQU8sY0FBYyxLQUFLLE1BQU0sTUFBTSxXQUFXLElBQUksV0FBVyxNQUFNLFlBQVksSUFBSSxhQUFhLE1BQU07QUFDM0c7QUFNQSxTQUFTLFVBQVUsTUFBYSxPQUFtQztBQUNqRSxTQUFPLENBQUMsR0FBRyxJQUFJLFFBQVEsT0FBTyxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUksQ0FBQyxFQUM5QyxJQUFJLENBQUMsQ0FBQyxNQUFNLEdBQUcsT0FBTztBQUFBLElBQ3JCO0FBQUEsSUFDQSxVQUFVLE9BQU8sSUFBSSxJQUFJLENBQUMsRUFBRSxTQUFTLE1BQU0sUUFBUSxDQUFDO0FBQUEsSUFDcEQsV0FBVyxPQUFPLElBQUksSUFBSSxDQUFDLEVBQUUsVUFBVSxNQUFNLFNBQVMsQ0FBQztBQUFBLElBQ3ZELE1BQU0sSUFBSTtBQUFBLEVBQ1osRUFBRSxFQUNELEtBQUssQ0FBQyxLQUFLLFVBQVUsTUFBTSxPQUFPLElBQUksUUFBUSxhQUFhLE1BQU0sR0FBRyxJQUFJLGFBQWEsTUFBTSxLQUFLLENBQUMsRUFDakcsTUFBTSxHQUFHLFNBQVMsRUFDbEIsSUFBSSxDQUFDLEVBQUUsTUFBTSxPQUFPLEdBQUcsS0FBSyxNQUFNLElBQUk7QUFDM0M7QUFHQSxTQUFTLE9BQU8sU0FBb0M7QUFDbEQsU0FBTyxRQUFRLFFBQVEsT0FBTyxDQUFDLEtBQUssV0FBVyxNQUFNLFFBQVEsQ0FBQyxJQUFJLFFBQVEsUUFBUSxRQUFRLENBQUMsQ0FBQztBQUM5RjsiLAogICJuYW1lcyI6IFtdCn0K

//27527ab35495754c08c60f274380b79fec0bd409
