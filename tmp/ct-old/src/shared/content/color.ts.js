import { defaultAccent } from "../profile.ts";
function contrast(one, other) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
function luminance(color) {
  const [red, green, blue] = toLinear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function readColor(color) {
  const [red, green, blue] = toLinear(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a) * 180 / Math.PI
  };
}
function writeColor(color) {
  const channels = toRgb(color).map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const encoded = clipped <= 31308e-7 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255).toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
function chromaWithin(lightness, chroma, hue) {
  if (isShown({ lightness, chroma, hue })) return chroma;
  let [low, high] = [0, chroma];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (isShown({ lightness, chroma: middle, hue })) low = middle;
    else high = middle;
  }
  return low;
}
function isShown(color) {
  return toRgb(color).every((channel) => channel >= -1e-4 && channel <= 1.0001);
}
function toRgb({ lightness, chroma, hue }) {
  const a = chroma * Math.cos(hue * Math.PI / 180);
  const b = chroma * Math.sin(hue * Math.PI / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  ];
}
function toLinear(color) {
  const channel = (start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}
const accentSwatches = [
  { name: "Cedar", color: defaultAccent },
  { name: "Barn red", color: "#a4262c" },
  { name: "Plum", color: "#8e3a6e" },
  { name: "Iris", color: "#5b4bb0" },
  { name: "Lake", color: "#1d6e9d" },
  { name: "Spruce", color: "#1d7468" },
  { name: "Meadow", color: "#3b7627" },
  { name: "Saddle", color: "#7d5a1e" }
];
const leastContrast = 4.5;
const lightGrounds = ["#ffffff", "#f8f3e9", "#e6eadb", "#ffe9e3"];
const darkGrounds = ["#1e4731", "#0d2b1c"];
const onAction = "#ffffff";
function accentPairs({ action, actionHover, onDark }) {
  const onLight = [action, actionHover].flatMap((color) => lightGrounds.map((ground) => [color, ground]));
  return [
    ...onLight,
    [onAction, action],
    [onAction, actionHover],
    ...darkGrounds.map((ground) => [onDark, ground])
  ];
}
function accentColors(asked) {
  const { lightness, chroma, hue } = readColor(asked);
  const paint = (lightness2, chroma2) => writeColor({ lightness: lightness2, chroma: chromaWithin(lightness2, chroma2, hue), hue });
  const action = darken(lightness, (lightness2) => paint(lightness2, chroma));
  const { lightness: used } = readColor(action);
  return {
    action,
    actionHover: darken(used < darkest ? used + darkest : used - hoverStep, (lightness2) => paint(lightness2, chroma)),
    onDark: lighten(Math.max(lightness, lightestStart), (lightness2) => paint(lightness2, Math.min(chroma, quietChroma)))
  };
}
function themeColorOf(asked) {
  return asked === defaultAccent ? "#1f3a2c" : accentColors(asked).action;
}
const hoverStep = 0.08;
const darkest = 0.25;
const lightestStart = 0.8;
const quietChroma = 0.09;
const lightnessStep = 5e-3;
function darken(lightness, paint) {
  const color = paint(lightness);
  const reads = [...lightGrounds, onAction].every((ground) => contrast(color, ground) >= leastContrast);
  return reads || luminance(color) === 0 ? color : darken(lightness - lightnessStep, paint);
}
function lighten(lightness, paint) {
  const color = paint(lightness);
  const reads = darkGrounds.every((ground) => contrast(color, ground) >= leastContrast);
  return reads || lightness >= 1 ? color : lighten(lightness + lightnessStep, paint);
}
export {
  accentColors,
  accentPairs,
  accentSwatches,
  chromaWithin,
  contrast,
  darkGrounds,
  leastContrast,
  lightGrounds,
  luminance,
  readColor,
  themeColorOf,
  writeColor
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2NvbG9yLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxxQkFBcUI7QUFtQnZCLFNBQVMsU0FBUyxLQUFVLE9BQW9CO0FBQ3JELFFBQU0sQ0FBQyxTQUFTLEdBQUcsVUFBVSxDQUFDLElBQUksQ0FBQyxVQUFVLEdBQUcsR0FBRyxVQUFVLEtBQUssQ0FBQyxFQUFFLEtBQUssQ0FBQyxHQUFHLE1BQU0sSUFBSSxDQUFDO0FBQ3pGLFVBQVEsVUFBVSxTQUFTLFNBQVM7QUFDdEM7QUFHTyxTQUFTLFVBQVUsT0FBb0I7QUFDNUMsUUFBTSxDQUFDLEtBQUssT0FBTyxJQUFJLElBQUksU0FBUyxLQUFLO0FBQ3pDLFNBQU8sU0FBUyxNQUFNLFNBQVMsUUFBUSxTQUFTO0FBQ2xEO0FBR08sU0FBUyxVQUFVLE9BQW1CO0FBQzNDLFFBQU0sQ0FBQyxLQUFLLE9BQU8sSUFBSSxJQUFJLFNBQVMsS0FBSztBQUN6QyxRQUFNLE9BQU8sS0FBSyxLQUFLLGVBQWUsTUFBTSxlQUFlLFFBQVEsZUFBZSxJQUFJO0FBQ3RGLFFBQU0sU0FBUyxLQUFLLEtBQUssZUFBZSxNQUFNLGVBQWUsUUFBUSxlQUFlLElBQUk7QUFDeEYsUUFBTSxRQUFRLEtBQUssS0FBSyxlQUFlLE1BQU0sZUFBZSxRQUFRLGVBQWUsSUFBSTtBQUN2RixRQUFNLElBQUksZUFBZSxPQUFPLGNBQWMsU0FBUyxlQUFlO0FBQ3RFLFFBQU0sSUFBSSxlQUFlLE9BQU8sZUFBZSxTQUFTLGNBQWM7QUFDdEUsU0FBTztBQUFBLElBQ0wsV0FBVyxlQUFlLE9BQU8sY0FBYyxTQUFTLGVBQWU7QUFBQSxJQUN2RSxRQUFRLEtBQUssTUFBTSxHQUFHLENBQUM7QUFBQSxJQUN2QixLQUFNLEtBQUssTUFBTSxHQUFHLENBQUMsSUFBSSxNQUFPLEtBQUs7QUFBQSxFQUN2QztBQUNGO0FBR08sU0FBUyxXQUFXLE9BQW1CO0FBQzVDLFFBQU0sV0FBVyxNQUFNLEtBQUssRUFBRSxJQUFJLENBQUMsWUFBWTtBQUM3QyxVQUFNLFVBQVUsS0FBSyxJQUFJLEdBQUcsS0FBSyxJQUFJLEdBQUcsT0FBTyxDQUFDO0FBQ2hELFVBQU0sVUFBVSxXQUFXLFdBQVksUUFBUSxVQUFVLFFBQVEsWUFBWSxJQUFJLE9BQU87QUFDeEYsV0FBTyxLQUFLLE1BQU0sVUFBVSxHQUFHLEVBQzVCLFNBQVMsRUFBRSxFQUNYLFNBQVMsR0FBRyxHQUFHO0FBQUEsRUFDcEIsQ0FBQztBQUNELFNBQU8sSUFBSSxTQUFTLEtBQUssRUFBRSxDQUFDO0FBQzlCO0FBR08sU0FBUyxhQUFhLFdBQW1CLFFBQWdCLEtBQXFCO0FBQ25GLE1BQUksUUFBUSxFQUFFLFdBQVcsUUFBUSxJQUFJLENBQUMsRUFBRyxRQUFPO0FBQ2hELE1BQUksQ0FBQyxLQUFLLElBQUksSUFBSSxDQUFDLEdBQUcsTUFBTTtBQUM1QixXQUFTLE9BQU8sR0FBRyxPQUFPLElBQUksUUFBUSxHQUFHO0FBQ3ZDLFVBQU0sVUFBVSxNQUFNLFFBQVE7QUFDOUIsUUFBSSxRQUFRLEVBQUUsV0FBVyxRQUFRLFFBQVEsSUFBSSxDQUFDLEVBQUcsT0FBTTtBQUFBLFFBQ2xELFFBQU87QUFBQSxFQUNkO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxRQUFRLE9BQXVCO0FBQ3RDLFNBQU8sTUFBTSxLQUFLLEVBQUUsTUFBTSxDQUFDLFlBQVksV0FBVyxTQUFXLFdBQVcsTUFBTTtBQUNoRjtBQUdBLFNBQVMsTUFBTSxFQUFFLFdBQVcsUUFBUSxJQUFJLEdBQWtCO0FBQ3hELFFBQU0sSUFBSSxTQUFTLEtBQUssSUFBSyxNQUFNLEtBQUssS0FBTSxHQUFHO0FBQ2pELFFBQU0sSUFBSSxTQUFTLEtBQUssSUFBSyxNQUFNLEtBQUssS0FBTSxHQUFHO0FBQ2pELFFBQU0sUUFBUSxZQUFZLGVBQWUsSUFBSSxlQUFlLE1BQU07QUFDbEUsUUFBTSxVQUFVLFlBQVksZUFBZSxJQUFJLGVBQWUsTUFBTTtBQUNwRSxRQUFNLFNBQVMsWUFBWSxlQUFlLElBQUksY0FBYyxNQUFNO0FBQ2xFLFNBQU87QUFBQSxJQUNMLGVBQWUsT0FBTyxlQUFlLFNBQVMsZUFBZTtBQUFBLElBQzdELGdCQUFnQixPQUFPLGVBQWUsU0FBUyxlQUFlO0FBQUEsSUFDOUQsZ0JBQWdCLE9BQU8sZUFBZSxTQUFTLGNBQWM7QUFBQSxFQUMvRDtBQUNGO0FBRUEsU0FBUyxTQUFTLE9BQW9CO0FBQ3BDLFFBQU0sVUFBVSxDQUFDLFVBQWtCO0FBQ2pDLFVBQU0sUUFBUSxPQUFPLFNBQVMsTUFBTSxNQUFNLE9BQU8sUUFBUSxDQUFDLEdBQUcsRUFBRSxJQUFJO0FBQ25FLFdBQU8sU0FBUyxVQUFVLFFBQVEsVUFBVSxRQUFRLFNBQVMsVUFBVTtBQUFBLEVBQ3pFO0FBQ0EsU0FBTyxDQUFDLFFBQVEsQ0FBQyxHQUFHLFFBQVEsQ0FBQyxHQUFHLFFBQVEsQ0FBQyxDQUFDO0FBQzVDO0FBa0JPLE1BQU0saUJBQTBEO0FBQUEsRUFDckUsRUFBRSxNQUFNLFNBQVMsT0FBTyxjQUFjO0FBQUEsRUFDdEMsRUFBRSxNQUFNLFlBQVksT0FBTyxVQUFVO0FBQUEsRUFDckMsRUFBRSxNQUFNLFFBQVEsT0FBTyxVQUFVO0FBQUEsRUFDakMsRUFBRSxNQUFNLFFBQVEsT0FBTyxVQUFVO0FBQUEsRUFDakMsRUFBRSxNQUFNLFFBQVEsT0FBTyxVQUFVO0FBQUEsRUFDakMsRUFBRSxNQUFNLFVBQVUsT0FBTyxVQUFVO0FBQUEsRUFDbkMsRUFBRSxNQUFNLFVBQVUsT0FBTyxVQUFVO0FBQUEsRUFDbkMsRUFBRSxNQUFNLFVBQVUsT0FBTyxVQUFVO0FBQ3JDO0FBR08sTUFBTSxnQkFBZ0I7QUFHdEIsTUFBTSxlQUErQixDQUFDLFdBQVcsV0FBVyxXQUFXLFNBQVM7QUFDaEYsTUFBTSxjQUE4QixDQUFDLFdBQVcsU0FBUztBQUNoRSxNQUFNLFdBQWdCO0FBR2YsU0FBUyxZQUFZLEVBQUUsUUFBUSxhQUFhLE9BQU8sR0FBOEM7QUFDdEcsUUFBTSxVQUFVLENBQUMsUUFBUSxXQUFXLEVBQUUsUUFBUSxDQUFDLFVBQVUsYUFBYSxJQUFJLENBQUMsV0FBdUIsQ0FBQyxPQUFPLE1BQU0sQ0FBQyxDQUFDO0FBQ2xILFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILENBQUMsVUFBVSxNQUFNO0FBQUEsSUFDakIsQ0FBQyxVQUFVLFdBQVc7QUFBQSxJQUN0QixHQUFHLFlBQVksSUFBSSxDQUFDLFdBQXVCLENBQUMsUUFBUSxNQUFNLENBQUM7QUFBQSxFQUM3RDtBQUNGO0FBTU8sU0FBUyxhQUFhLE9BQTBCO0FBQ3JELFFBQU0sRUFBRSxXQUFXLFFBQVEsSUFBSSxJQUFJLFVBQVUsS0FBSztBQUNsRCxRQUFNLFFBQVEsQ0FBQ0EsWUFBbUJDLFlBQ2hDLFdBQVcsRUFBRSxXQUFBRCxZQUFXLFFBQVEsYUFBYUEsWUFBV0MsU0FBUSxHQUFHLEdBQUcsSUFBSSxDQUFDO0FBQzdFLFFBQU0sU0FBUyxPQUFPLFdBQVcsQ0FBQ0QsZUFBYyxNQUFNQSxZQUFXLE1BQU0sQ0FBQztBQUN4RSxRQUFNLEVBQUUsV0FBVyxLQUFLLElBQUksVUFBVSxNQUFNO0FBQzVDLFNBQU87QUFBQSxJQUNMO0FBQUEsSUFDQSxhQUFhLE9BQU8sT0FBTyxVQUFVLE9BQU8sVUFBVSxPQUFPLFdBQVcsQ0FBQ0EsZUFBYyxNQUFNQSxZQUFXLE1BQU0sQ0FBQztBQUFBLElBQy9HLFFBQVEsUUFBUSxLQUFLLElBQUksV0FBVyxhQUFhLEdBQUcsQ0FBQ0EsZUFBYyxNQUFNQSxZQUFXLEtBQUssSUFBSSxRQUFRLFdBQVcsQ0FBQyxDQUFDO0FBQUEsRUFDcEg7QUFDRjtBQUdPLFNBQVMsYUFBYSxPQUFpQjtBQUM1QyxTQUFPLFVBQVUsZ0JBQWdCLFlBQVksYUFBYSxLQUFLLEVBQUU7QUFDbkU7QUFHQSxNQUFNLFlBQVk7QUFDbEIsTUFBTSxVQUFVO0FBRWhCLE1BQU0sZ0JBQWdCO0FBQ3RCLE1BQU0sY0FBYztBQUVwQixNQUFNLGdCQUFnQjtBQUd0QixTQUFTLE9BQU8sV0FBbUIsT0FBd0M7QUFDekUsUUFBTSxRQUFRLE1BQU0sU0FBUztBQUM3QixRQUFNLFFBQVEsQ0FBQyxHQUFHLGNBQWMsUUFBUSxFQUFFLE1BQU0sQ0FBQyxXQUFXLFNBQVMsT0FBTyxNQUFNLEtBQUssYUFBYTtBQUNwRyxTQUFPLFNBQVMsVUFBVSxLQUFLLE1BQU0sSUFBSSxRQUFRLE9BQU8sWUFBWSxlQUFlLEtBQUs7QUFDMUY7QUFHQSxTQUFTLFFBQVEsV0FBbUIsT0FBd0M7QUFDMUUsUUFBTSxRQUFRLE1BQU0sU0FBUztBQUM3QixRQUFNLFFBQVEsWUFBWSxNQUFNLENBQUMsV0FBVyxTQUFTLE9BQU8sTUFBTSxLQUFLLGFBQWE7QUFDcEYsU0FBTyxTQUFTLGFBQWEsSUFBSSxRQUFRLFFBQVEsWUFBWSxlQUFlLEtBQUs7QUFDbkY7IiwKICAibmFtZXMiOiBbImxpZ2h0bmVzcyIsICJjaHJvbWEiXQp9Cg==

//5fe50d93205095769dbb857699c59b449f7ab4f7
