import { readSideFeet } from "../shared/fence/feet.ts";
function readSideRows(typed, tell) {
  return rowsOf(typed, "side").flatMap((row) => {
    const of = (name) => typed[`side.${row}.${name}`]?.trim() ?? "";
    const { feet, message } = readSideFeet(of("feet"));
    if (message) tell(`side.${row}.feet`, message);
    else if (feet === void 0) return [];
    const isNew = of("turn") === "new";
    const run = { feet: feet ?? 1, turn: isNew ? 0 : Number(of("turn")), gates: [] };
    const heading = numberIn(of("heading")) ?? 0;
    return [
      {
        row,
        run,
        isRead: !message,
        isNew,
        closes: of("closes") !== "",
        heading,
        x: numberIn(of("x")),
        y: numberIn(of("y"))
      }
    ];
  });
}
function rowsOf(typed, list) {
  const pattern = new RegExp(`^${list}\\.(\\d{1,3})\\.`);
  const numbers = Object.keys(typed).flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return [...new Set(numbers.map(Number))].sort((one, other) => one - other);
}
const numberIn = (text) => text ? Number(text) : void 0;
export {
  readSideRows,
  rowsOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9wbGFuLWZvcm0tcm93cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsb0JBQW9CO0FBd0J0QixTQUFTLGFBQWEsT0FBYyxNQUF1QjtBQUNoRSxTQUFPLE9BQU8sT0FBTyxNQUFNLEVBQUUsUUFBUSxDQUFDLFFBQVE7QUFDNUMsVUFBTSxLQUFLLENBQUMsU0FBaUIsTUFBTSxRQUFRLEdBQUcsSUFBSSxJQUFJLEVBQUUsR0FBRyxLQUFLLEtBQUs7QUFDckUsVUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLGFBQWEsR0FBRyxNQUFNLENBQUM7QUFDakQsUUFBSSxRQUFTLE1BQUssUUFBUSxHQUFHLFNBQVMsT0FBTztBQUFBLGFBQ3BDLFNBQVMsT0FBVyxRQUFPLENBQUM7QUFDckMsVUFBTSxRQUFRLEdBQUcsTUFBTSxNQUFNO0FBQzdCLFVBQU0sTUFBVyxFQUFFLE1BQU0sUUFBUSxHQUFHLE1BQU0sUUFBUSxJQUFJLE9BQU8sR0FBRyxNQUFNLENBQUMsR0FBRyxPQUFPLENBQUMsRUFBRTtBQUNwRixVQUFNLFVBQVUsU0FBUyxHQUFHLFNBQVMsQ0FBQyxLQUFLO0FBQzNDLFdBQU87QUFBQSxNQUNMO0FBQUEsUUFDRTtBQUFBLFFBQ0E7QUFBQSxRQUNBLFFBQVEsQ0FBQztBQUFBLFFBQ1Q7QUFBQSxRQUNBLFFBQVEsR0FBRyxRQUFRLE1BQU07QUFBQSxRQUN6QjtBQUFBLFFBQ0EsR0FBRyxTQUFTLEdBQUcsR0FBRyxDQUFDO0FBQUEsUUFDbkIsR0FBRyxTQUFTLEdBQUcsR0FBRyxDQUFDO0FBQUEsTUFDckI7QUFBQSxJQUNGO0FBQUEsRUFDRixDQUFDO0FBQ0g7QUFHTyxTQUFTLE9BQU8sT0FBYyxNQUFpQztBQUNwRSxRQUFNLFVBQVUsSUFBSSxPQUFPLElBQUksSUFBSSxrQkFBa0I7QUFDckQsUUFBTSxVQUFVLE9BQU8sS0FBSyxLQUFLLEVBQUUsUUFBUSxDQUFDLFNBQVMsUUFBUSxLQUFLLElBQUksSUFBSSxDQUFDLEtBQUssQ0FBQyxDQUFDO0FBQ2xGLFNBQU8sQ0FBQyxHQUFHLElBQUksSUFBSSxRQUFRLElBQUksTUFBTSxDQUFDLENBQUMsRUFBRSxLQUFLLENBQUMsS0FBSyxVQUFVLE1BQU0sS0FBSztBQUMzRTtBQUdBLE1BQU0sV0FBVyxDQUFDLFNBQXNDLE9BQU8sT0FBTyxJQUFJLElBQUk7IiwKICAibmFtZXMiOiBbXQp9Cg==

//016ef93e68c2d2968d668bfd98ab3887c61761d4
