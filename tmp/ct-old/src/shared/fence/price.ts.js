import { cornersOf, countParts } from "./parts.ts";
import { feetOf, gatesOf } from "./plan.ts";
const rules = 1;
const unit = 12 * 100 * 100;
const stepCents = 5e3;
function pricePlan(plan, prices) {
  if (!plan.lines.length) return { status: "empty" };
  const parts = countParts(plan);
  const sum = sumOf(plan, prices);
  if (!sum) return { status: "unpriced", parts };
  const minimum = cents(prices.minimum);
  const middleCents = Math.max(sum.cents, minimum);
  const width = widthOf(plan, prices.baseWidth);
  const smallest = { key: "minimum", cents: middleCents - sum.cents };
  return {
    status: "priced",
    sumCents: sum.cents,
    middleCents,
    low: Math.max(Math.floor(middleCents * (100 - width) / (100 * stepCents)) * stepCents, minimum) / 100,
    high: Math.ceil(middleCents * (100 + width) / (100 * stepCents)) * stepCents / 100,
    width,
    items: [...sum.items, smallest].filter((item) => item.cents > 0),
    parts
  };
}
function pricePerFoot(plan, prices) {
  const row = findRow(plan, prices);
  if (!row) return;
  const scaled = row.perFoot * (100 + finishPercent(plan, prices));
  const { baseWidth } = prices;
  return {
    low: Math.floor(scaled * (100 - baseWidth) / 1e6),
    high: Math.ceil(scaled * (100 + baseWidth) / 1e6)
  };
}
function monthlyPayment(dollars, apr, months) {
  const rate = apr / 1200;
  return Math.ceil(rate ? dollars * rate / (1 - (1 + rate) ** -months) : dollars / months);
}
function monthlyPayments({ low, high }, financing) {
  const { on, apr, months, least, most, words } = financing;
  if (!on || apr === null || months === null || least === null || most === null || !words) return;
  if (low < least || high > most) return;
  return { low: monthlyPayment(low, apr, months), high: monthlyPayment(high, apr, months), apr, months, words };
}
function widthsOf({ measured, slope, ground }) {
  return {
    lengths: { tape: 0, paced: 4, guess: 8 }[measured],
    slope: slope === "unsure" ? 4 : 0,
    ground: ground === "unsure" ? 4 : 0
  };
}
function sumOf(plan, prices) {
  const row = findRow(plan, prices);
  if (!row) return;
  const gates = gatesOf(plan);
  const fenceInches = 12 * feetOf(plan) - gates.reduce((sum, { width }) => sum + width, 0);
  const fence = row.perFoot * fenceInches;
  const gatesPrice = gates.reduce((sum, { width }) => sum + gatePrice(width, row), 0);
  const finish = finishPercent(plan, prices);
  const { percents } = prices;
  const ground = (plan.slope === "level" ? 0 : percents[plan.slope]) + (plan.ground === "rock" ? percents.rock : 0);
  const business = plan.property === "business" ? percents.business : 0;
  const corners = 12 * cents(prices.corner) * cornersOf(plan);
  const old = 12 * oldFence(plan, prices);
  const finished = (fence + gatesPrice) * (100 + finish);
  const total = finished * (100 + ground + business) + 1e4 * (corners + old);
  const items = [
    { key: "fence", cents: fence / 12 },
    { key: "gates", cents: gatesPrice / 12 },
    { key: "finish", cents: (fence + gatesPrice) * finish / 1200 },
    { key: "ground", cents: finished * ground / unit },
    { key: "business", cents: finished * business / unit },
    { key: "corners", cents: corners / 12 },
    { key: "old", cents: old / 12 }
  ];
  return { cents: Math.floor((2 * total + unit) / (2 * unit)), items };
}
function gatePrice(width, { perFoot, walkGate, doubleGatePerFoot }) {
  return Math.max(width <= 60 ? 12 * walkGate : doubleGatePerFoot * width, perFoot * width);
}
function oldFence(plan, { tearOut }) {
  return plan.old ? cents(tearOut[plan.old.kind]) * (plan.old.feet ?? feetOf(plan)) : 0;
}
function widthOf(plan, base) {
  const { lengths, slope, ground } = widthsOf(plan);
  return Math.min(40, base + lengths + slope + ground);
}
function finishPercent({ kind, finish }, { percents }) {
  if (finish === "cedar" || finish === "color") return percents[finish];
  return finish === "black" && kind === "chain-link" ? percents.black : 0;
}
function findRow({ kind, height }, { kinds }) {
  const { offered, heights } = kinds[kind];
  const row = heights[height];
  if (!offered || !row || row.perFoot === null) return;
  return {
    perFoot: cents(row.perFoot),
    walkGate: cents(row.walkGate),
    doubleGatePerFoot: cents(row.doubleGatePerFoot)
  };
}
const cents = (dollars) => Math.round(dollars * 100);
export {
  monthlyPayment,
  monthlyPayments,
  pricePerFoot,
  pricePlan,
  rules,
  widthsOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9wcmljZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsV0FBVyxrQkFBOEI7QUFDbEQsU0FBUyxRQUFRLGVBQTBCO0FBSXBDLE1BQU0sUUFBUTtBQXFCckIsTUFBTSxPQUFPLEtBQUssTUFBTTtBQUV4QixNQUFNLFlBQVk7QUFHWCxTQUFTLFVBQVUsTUFBWSxRQUFpQztBQUNyRSxNQUFJLENBQUMsS0FBSyxNQUFNLE9BQVEsUUFBTyxFQUFFLFFBQVEsUUFBUTtBQUNqRCxRQUFNLFFBQVEsV0FBVyxJQUFJO0FBQzdCLFFBQU0sTUFBTSxNQUFNLE1BQU0sTUFBTTtBQUM5QixNQUFJLENBQUMsSUFBSyxRQUFPLEVBQUUsUUFBUSxZQUFZLE1BQU07QUFDN0MsUUFBTSxVQUFVLE1BQU0sT0FBTyxPQUFPO0FBQ3BDLFFBQU0sY0FBYyxLQUFLLElBQUksSUFBSSxPQUFPLE9BQU87QUFDL0MsUUFBTSxRQUFRLFFBQVEsTUFBTSxPQUFPLFNBQVM7QUFDNUMsUUFBTSxXQUFXLEVBQUUsS0FBSyxXQUFvQixPQUFPLGNBQWMsSUFBSSxNQUFNO0FBQzNFLFNBQU87QUFBQSxJQUNMLFFBQVE7QUFBQSxJQUNSLFVBQVUsSUFBSTtBQUFBLElBQ2Q7QUFBQSxJQUNBLEtBQUssS0FBSyxJQUFJLEtBQUssTUFBTyxlQUFlLE1BQU0sVUFBVyxNQUFNLFVBQVUsSUFBSSxXQUFXLE9BQU8sSUFBSTtBQUFBLElBQ3BHLE1BQU8sS0FBSyxLQUFNLGVBQWUsTUFBTSxVQUFXLE1BQU0sVUFBVSxJQUFJLFlBQWE7QUFBQSxJQUNuRjtBQUFBLElBQ0EsT0FBTyxDQUFDLEdBQUcsSUFBSSxPQUFPLFFBQVEsRUFBRSxPQUFPLENBQUMsU0FBUyxLQUFLLFFBQVEsQ0FBQztBQUFBLElBQy9EO0FBQUEsRUFDRjtBQUNGO0FBTU8sU0FBUyxhQUFhLE1BQVksUUFBK0Q7QUFDdEcsUUFBTSxNQUFNLFFBQVEsTUFBTSxNQUFNO0FBQ2hDLE1BQUksQ0FBQyxJQUFLO0FBQ1YsUUFBTSxTQUFTLElBQUksV0FBVyxNQUFNLGNBQWMsTUFBTSxNQUFNO0FBQzlELFFBQU0sRUFBRSxVQUFVLElBQUk7QUFDdEIsU0FBTztBQUFBLElBQ0wsS0FBSyxLQUFLLE1BQU8sVUFBVSxNQUFNLGFBQWMsR0FBUztBQUFBLElBQ3hELE1BQU0sS0FBSyxLQUFNLFVBQVUsTUFBTSxhQUFjLEdBQVM7QUFBQSxFQUMxRDtBQUNGO0FBR08sU0FBUyxlQUFlLFNBQWlCLEtBQWEsUUFBd0I7QUFDbkYsUUFBTSxPQUFPLE1BQU07QUFDbkIsU0FBTyxLQUFLLEtBQUssT0FBUSxVQUFVLFFBQVMsS0FBSyxJQUFJLFNBQVMsQ0FBQyxVQUFVLFVBQVUsTUFBTTtBQUMzRjtBQUdPLFNBQVMsZ0JBQWdCLEVBQUUsS0FBSyxLQUFLLEdBQWtDLFdBQXNCO0FBQ2xHLFFBQU0sRUFBRSxJQUFJLEtBQUssUUFBUSxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQ2hELE1BQUksQ0FBQyxNQUFNLFFBQVEsUUFBUSxXQUFXLFFBQVEsVUFBVSxRQUFRLFNBQVMsUUFBUSxDQUFDLE1BQU87QUFDekYsTUFBSSxNQUFNLFNBQVMsT0FBTyxLQUFNO0FBQ2hDLFNBQU8sRUFBRSxLQUFLLGVBQWUsS0FBSyxLQUFLLE1BQU0sR0FBRyxNQUFNLGVBQWUsTUFBTSxLQUFLLE1BQU0sR0FBRyxLQUFLLFFBQVEsTUFBTTtBQUM5RztBQUdPLFNBQVMsU0FBUyxFQUFFLFVBQVUsT0FBTyxPQUFPLEdBQVM7QUFDMUQsU0FBTztBQUFBLElBQ0wsU0FBUyxFQUFFLE1BQU0sR0FBRyxPQUFPLEdBQUcsT0FBTyxFQUFFLEVBQUUsUUFBUTtBQUFBLElBQ2pELE9BQU8sVUFBVSxXQUFXLElBQUk7QUFBQSxJQUNoQyxRQUFRLFdBQVcsV0FBVyxJQUFJO0FBQUEsRUFDcEM7QUFDRjtBQUVBLFNBQVMsTUFBTSxNQUFZLFFBQW9CO0FBQzdDLFFBQU0sTUFBTSxRQUFRLE1BQU0sTUFBTTtBQUNoQyxNQUFJLENBQUMsSUFBSztBQUNWLFFBQU0sUUFBUSxRQUFRLElBQUk7QUFDMUIsUUFBTSxjQUFjLEtBQUssT0FBTyxJQUFJLElBQUksTUFBTSxPQUFPLENBQUMsS0FBSyxFQUFFLE1BQU0sTUFBTSxNQUFNLE9BQU8sQ0FBQztBQUN2RixRQUFNLFFBQVEsSUFBSSxVQUFVO0FBQzVCLFFBQU0sYUFBYSxNQUFNLE9BQU8sQ0FBQyxLQUFLLEVBQUUsTUFBTSxNQUFNLE1BQU0sVUFBVSxPQUFPLEdBQUcsR0FBRyxDQUFDO0FBQ2xGLFFBQU0sU0FBUyxjQUFjLE1BQU0sTUFBTTtBQUN6QyxRQUFNLEVBQUUsU0FBUyxJQUFJO0FBQ3JCLFFBQU0sVUFBVSxLQUFLLFVBQVUsVUFBVSxJQUFJLFNBQVMsS0FBSyxLQUFLLE1BQU0sS0FBSyxXQUFXLFNBQVMsU0FBUyxPQUFPO0FBQy9HLFFBQU0sV0FBVyxLQUFLLGFBQWEsYUFBYSxTQUFTLFdBQVc7QUFDcEUsUUFBTSxVQUFVLEtBQUssTUFBTSxPQUFPLE1BQU0sSUFBSSxVQUFVLElBQUk7QUFDMUQsUUFBTSxNQUFNLEtBQUssU0FBUyxNQUFNLE1BQU07QUFDdEMsUUFBTSxZQUFZLFFBQVEsZUFBZSxNQUFNO0FBQy9DLFFBQU0sUUFBUSxZQUFZLE1BQU0sU0FBUyxZQUFZLE9BQVUsVUFBVTtBQUN6RSxRQUFNLFFBQXdCO0FBQUEsSUFDNUIsRUFBRSxLQUFLLFNBQVMsT0FBTyxRQUFRLEdBQUc7QUFBQSxJQUNsQyxFQUFFLEtBQUssU0FBUyxPQUFPLGFBQWEsR0FBRztBQUFBLElBQ3ZDLEVBQUUsS0FBSyxVQUFVLFFBQVMsUUFBUSxjQUFjLFNBQVUsS0FBSztBQUFBLElBQy9ELEVBQUUsS0FBSyxVQUFVLE9BQVEsV0FBVyxTQUFVLEtBQUs7QUFBQSxJQUNuRCxFQUFFLEtBQUssWUFBWSxPQUFRLFdBQVcsV0FBWSxLQUFLO0FBQUEsSUFDdkQsRUFBRSxLQUFLLFdBQVcsT0FBTyxVQUFVLEdBQUc7QUFBQSxJQUN0QyxFQUFFLEtBQUssT0FBTyxPQUFPLE1BQU0sR0FBRztBQUFBLEVBQ2hDO0FBQ0EsU0FBTyxFQUFFLE9BQU8sS0FBSyxPQUFPLElBQUksUUFBUSxTQUFTLElBQUksS0FBSyxHQUFHLE1BQU07QUFDckU7QUFHQSxTQUFTLFVBQVUsT0FBZSxFQUFFLFNBQVMsVUFBVSxrQkFBa0IsR0FBZ0I7QUFDdkYsU0FBTyxLQUFLLElBQUksU0FBUyxLQUFLLEtBQUssV0FBVyxvQkFBb0IsT0FBTyxVQUFVLEtBQUs7QUFDMUY7QUFHQSxTQUFTLFNBQVMsTUFBWSxFQUFFLFFBQVEsR0FBdUI7QUFDN0QsU0FBTyxLQUFLLE1BQU0sTUFBTSxRQUFRLEtBQUssSUFBSSxJQUFJLENBQUMsS0FBSyxLQUFLLElBQUksUUFBUSxPQUFPLElBQUksS0FBSztBQUN0RjtBQUVBLFNBQVMsUUFBUSxNQUFZLE1BQXNCO0FBQ2pELFFBQU0sRUFBRSxTQUFTLE9BQU8sT0FBTyxJQUFJLFNBQVMsSUFBSTtBQUNoRCxTQUFPLEtBQUssSUFBSSxJQUFJLE9BQU8sVUFBVSxRQUFRLE1BQU07QUFDckQ7QUFHQSxTQUFTLGNBQWMsRUFBRSxNQUFNLE9BQU8sR0FBUyxFQUFFLFNBQVMsR0FBdUI7QUFDL0UsTUFBSSxXQUFXLFdBQVcsV0FBVyxRQUFTLFFBQU8sU0FBUyxNQUFNO0FBQ3BFLFNBQU8sV0FBVyxXQUFXLFNBQVMsZUFBZSxTQUFTLFFBQVE7QUFDeEU7QUFLQSxTQUFTLFFBQVEsRUFBRSxNQUFNLE9BQU8sR0FBUyxFQUFFLE1BQU0sR0FBZ0M7QUFDL0UsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLE1BQU0sSUFBSTtBQUN2QyxRQUFNLE1BQU0sUUFBUSxNQUFNO0FBQzFCLE1BQUksQ0FBQyxXQUFXLENBQUMsT0FBTyxJQUFJLFlBQVksS0FBTTtBQUM5QyxTQUFPO0FBQUEsSUFDTCxTQUFTLE1BQU0sSUFBSSxPQUFPO0FBQUEsSUFDMUIsVUFBVSxNQUFNLElBQUksUUFBUTtBQUFBLElBQzVCLG1CQUFtQixNQUFNLElBQUksaUJBQWlCO0FBQUEsRUFDaEQ7QUFDRjtBQUVBLE1BQU0sUUFBUSxDQUFDLFlBQTRCLEtBQUssTUFBTSxVQUFVLEdBQUc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//419853105750b415444242c3baaac5aa3ac24883
