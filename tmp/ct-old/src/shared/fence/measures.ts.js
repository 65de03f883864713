const fractions = { 0.25: "\xBC", 0.5: "\xBD", 0.75: "\xBE", 0.625: "\u215D", 0.875: "\u215E" };
const inFeet = (inches) => `${withFraction(inches / 12)} ft`;
function withFraction(value) {
  const whole = Math.floor(value);
  const fraction = fractions[value - whole];
  return fraction ? `${whole || ""}${fraction}` : String(value);
}
const withArticle = (measure) => measure.startsWith("8") ? `an ${measure}` : `a ${measure}`;
const inDollars = (dollars) => `$${withCommas(dollars)}`;
const withCommas = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");
export {
  inDollars,
  inFeet,
  withArticle,
  withCommas,
  withFraction
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9tZWFzdXJlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUVBLE1BQU0sWUFBb0MsRUFBRSxNQUFNLFFBQUssS0FBSyxRQUFLLE1BQU0sUUFBSyxPQUFPLFVBQUssT0FBTyxTQUFJO0FBRzVGLE1BQU0sU0FBUyxDQUFDLFdBQTJCLEdBQUcsYUFBYSxTQUFTLEVBQUUsQ0FBQztBQUd2RSxTQUFTLGFBQWEsT0FBdUI7QUFDbEQsUUFBTSxRQUFRLEtBQUssTUFBTSxLQUFLO0FBQzlCLFFBQU0sV0FBVyxVQUFVLFFBQVEsS0FBSztBQUN4QyxTQUFPLFdBQVcsR0FBRyxTQUFTLEVBQUUsR0FBRyxRQUFRLEtBQUssT0FBTyxLQUFLO0FBQzlEO0FBR08sTUFBTSxjQUFjLENBQUMsWUFBNkIsUUFBUSxXQUFXLEdBQUcsSUFBSSxNQUFNLE9BQU8sS0FBSyxLQUFLLE9BQU87QUFHMUcsTUFBTSxZQUFZLENBQUMsWUFBNEIsSUFBSSxXQUFXLE9BQU8sQ0FBQztBQUd0RSxNQUFNLGFBQWEsQ0FBQyxVQUEwQixPQUFPLEtBQUssRUFBRSxRQUFRLG9CQUFvQixHQUFHOyIsCiAgIm5hbWVzIjogW10KfQo=

//8b15e3422173a1c4882ec435c97313e18f681653
