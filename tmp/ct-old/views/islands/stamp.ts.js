import { pageTimeHeader, stampHeader, tooFastMs } from "../../src/shared/form-stamp.ts";
import { request } from "./request.ts";
const patienceMs = 3e3;
function startStamp() {
  let stamp;
  const answered = requestStamp().then((value) => {
    stamp = value;
  });
  return {
    async carry() {
      const elapsedMs = Math.floor(performance.now());
      if (!stamp && elapsedMs < tooFastMs)
        await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      return { [pageTimeHeader]: String(elapsedMs), ...stamp && { [stampHeader]: stamp } };
    }
  };
}
async function requestStamp() {
  try {
    const response = await request("/api/form-stamp");
    const { stamp } = await response.json();
    return typeof stamp === "string" ? stamp : void 0;
  } catch {
    return void 0;
  }
}
export {
  startStamp
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9zdGFtcC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsZ0JBQWdCLGFBQWEsaUJBQWlCO0FBQ3ZELFNBQVMsZUFBZTtBQVF4QixNQUFNLGFBQWE7QUFHWixTQUFTLGFBQW9CO0FBQ2xDLE1BQUk7QUFDSixRQUFNLFdBQVcsYUFBYSxFQUFFLEtBQUssQ0FBQyxVQUFVO0FBQzlDLFlBQVE7QUFBQSxFQUNWLENBQUM7QUFDRCxTQUFPO0FBQUEsSUFDTCxNQUFNLFFBQVE7QUFDWixZQUFNLFlBQVksS0FBSyxNQUFNLFlBQVksSUFBSSxDQUFDO0FBQzlDLFVBQUksQ0FBQyxTQUFTLFlBQVk7QUFDeEIsY0FBTSxRQUFRLEtBQUssQ0FBQyxVQUFVLElBQUksUUFBUSxDQUFDLFlBQVksV0FBVyxTQUFTLFVBQVUsQ0FBQyxDQUFDLENBQUM7QUFDMUYsYUFBTyxFQUFFLENBQUMsY0FBYyxHQUFHLE9BQU8sU0FBUyxHQUFHLEdBQUksU0FBUyxFQUFFLENBQUMsV0FBVyxHQUFHLE1BQU0sRUFBRztBQUFBLElBQ3ZGO0FBQUEsRUFDRjtBQUNGO0FBRUEsZUFBZSxlQUE0QztBQUN6RCxNQUFJO0FBQ0YsVUFBTSxXQUFXLE1BQU0sUUFBUSxpQkFBaUI7QUFDaEQsVUFBTSxFQUFFLE1BQU0sSUFBSSxNQUFNLFNBQVMsS0FBSztBQUN0QyxXQUFPLE9BQU8sVUFBVSxXQUFXLFFBQVE7QUFBQSxFQUM3QyxRQUFRO0FBQ04sV0FBTztBQUFBLEVBQ1Q7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//caaa0560753737b90512c1beccbee4d980d0e6bb
