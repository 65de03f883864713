const timeZoneLabels = {
  "America/New_York": "Eastern Time",
  "America/Chicago": "Central Time",
  "America/Denver": "Mountain Time",
  "America/Phoenix": "Arizona Time",
  "America/Los_Angeles": "Pacific Time",
  "America/Anchorage": "Alaska Time",
  "Pacific/Honolulu": "Hawaii Time",
  "America/Puerto_Rico": "Atlantic Time",
  "Pacific/Guam": "Chamorro Time",
  "Pacific/Pago_Pago": "Samoa Time"
};
const timeZones = Object.keys(timeZoneLabels);
const otherStates = {
  "America/Chicago": "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR VI",
  "Pacific/Guam": "GU MP",
  "Pacific/Pago_Pago": "AS"
};
function timeZoneOf(state) {
  return timeZones.find((zone) => otherStates[zone]?.split(" ").includes(state)) ?? "America/New_York";
}
export {
  timeZoneLabels,
  timeZoneOf,
  timeZones
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC90aW1lLXpvbmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDTyxNQUFNLGlCQUFpQjtBQUFBLEVBQzVCLG9CQUFvQjtBQUFBLEVBQ3BCLG1CQUFtQjtBQUFBLEVBQ25CLGtCQUFrQjtBQUFBLEVBQ2xCLG1CQUFtQjtBQUFBLEVBQ25CLHVCQUF1QjtBQUFBLEVBQ3ZCLHFCQUFxQjtBQUFBLEVBQ3JCLG9CQUFvQjtBQUFBLEVBQ3BCLHVCQUF1QjtBQUFBLEVBQ3ZCLGdCQUFnQjtBQUFBLEVBQ2hCLHFCQUFxQjtBQUN2QjtBQUdPLE1BQU0sWUFBWSxPQUFPLEtBQUssY0FBYztBQUduRCxNQUFNLGNBQWlEO0FBQUEsRUFDckQsbUJBQW1CO0FBQUEsRUFDbkIsa0JBQWtCO0FBQUEsRUFDbEIsbUJBQW1CO0FBQUEsRUFDbkIsdUJBQXVCO0FBQUEsRUFDdkIscUJBQXFCO0FBQUEsRUFDckIsb0JBQW9CO0FBQUEsRUFDcEIsdUJBQXVCO0FBQUEsRUFDdkIsZ0JBQWdCO0FBQUEsRUFDaEIscUJBQXFCO0FBQ3ZCO0FBTU8sU0FBUyxXQUFXLE9BQXlCO0FBQ2xELFNBQU8sVUFBVSxLQUFLLENBQUMsU0FBUyxZQUFZLElBQUksR0FBRyxNQUFNLEdBQUcsRUFBRSxTQUFTLEtBQUssQ0FBQyxLQUFLO0FBQ3BGOyIsCiAgIm5hbWVzIjogW10KfQo=

//dc3286cc07ed1d9ba80cec9e4cc90e7536bc6377
