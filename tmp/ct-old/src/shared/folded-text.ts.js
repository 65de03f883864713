const plainForms = {
  ...{ \u0111: "d", \u00F0: "d", \u0127: "h", \u0131: "i", \u0142: "l", \u00F8: "o", \u0167: "t", \u00FE: "th", \u00DF: "ss", \u00E6: "ae", \u0153: "oe", \u03C2: "\u03C3" },
  ...{ "\u2018": "'", "\u2019": "'", \u02BB: "'", \u02BC: "'", "`": "'", "\xB4": "'", "\u201C": '"', "\u201D": '"' }
};
function foldText(text) {
  return text.normalize("NFKD").toLowerCase().replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "").replace(/[đðħıłøŧþßæœς‘’ʻʼ`´“”]/g, (letter) => plainForms[letter] ?? letter).replace(/\p{Pd}/gu, "-").replace(/[^\S\n]+/g, " ");
}
export {
  foldText
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mb2xkZWQtdGV4dC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLE1BQU0sYUFBK0M7QUFBQSxFQUNuRCxHQUFHLEVBQUUsUUFBRyxLQUFLLFFBQUcsS0FBSyxRQUFHLEtBQUssUUFBRyxLQUFLLFFBQUcsS0FBSyxRQUFHLEtBQUssUUFBRyxLQUFLLFFBQUcsTUFBTSxRQUFHLE1BQU0sUUFBRyxNQUFNLFFBQUcsTUFBTSxRQUFHLFNBQUk7QUFBQSxFQUN4RyxHQUFHLEVBQUUsVUFBSyxLQUFLLFVBQUssS0FBSyxRQUFHLEtBQUssUUFBRyxLQUFLLEtBQUssS0FBSyxRQUFLLEtBQUssVUFBSyxLQUFLLFVBQUssSUFBSTtBQUNsRjtBQU1PLFNBQVMsU0FBUyxNQUFzQjtBQUM3QyxTQUFPLEtBQ0osVUFBVSxNQUFNLEVBQ2hCLFlBQVksRUFDWixRQUFRLDZDQUE2QyxFQUFFLEVBQ3ZELFFBQVEsMkJBQTJCLENBQUMsV0FBVyxXQUFXLE1BQU0sS0FBSyxNQUFNLEVBQzNFLFFBQVEsWUFBWSxHQUFHLEVBQ3ZCLFFBQVEsYUFBYSxHQUFHO0FBQzdCOyIsCiAgIm5hbWVzIjogW10KfQo=

//821ff845e6b3047694ca5273d6a544c592a447fa
