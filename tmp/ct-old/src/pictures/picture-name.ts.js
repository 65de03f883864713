const longestStem = 80;
const reservedStem = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
function makePictureName(fileName, extension, taken) {
  const stem = cleanStem(fileName);
  for (let count = 1; ; count += 1) {
    const name = `${count === 1 ? stem : `${stem}-${count}`}.${extension}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
function cleanStem(fileName) {
  const stem = fileName.split(/[\\/]/).pop()?.replace(/\.[^.]*$/, "").normalize("NFKD").replace(/\p{Mark}/gu, "").replace(/[^A-Za-z0-9._-]+/g, "-").replace(/\.{2,}/g, ".").replace(/-{2,}/g, "-").slice(0, longestStem).replace(/^[.\-_]+|[.\-_]+$/g, "");
  if (!stem) return "picture";
  return reservedStem.test(stem.split(".")[0] ?? "") ? `picture-${stem}` : stem;
}
export {
  makePictureName
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3BpY3R1cmUtbmFtZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLE1BQU0sY0FBYztBQUVwQixNQUFNLGVBQWU7QUFPZCxTQUFTLGdCQUFnQixVQUFrQixXQUFtQixPQUFvQztBQUN2RyxRQUFNLE9BQU8sVUFBVSxRQUFRO0FBQy9CLFdBQVMsUUFBUSxLQUFLLFNBQVMsR0FBRztBQUNoQyxVQUFNLE9BQU8sR0FBRyxVQUFVLElBQUksT0FBTyxHQUFHLElBQUksSUFBSSxLQUFLLEVBQUUsSUFBSSxTQUFTO0FBQ3BFLFFBQUksQ0FBQyxNQUFNLElBQUksS0FBSyxZQUFZLENBQUMsRUFBRyxRQUFPO0FBQUEsRUFDN0M7QUFDRjtBQUVBLFNBQVMsVUFBVSxVQUEwQjtBQUMzQyxRQUFNLE9BQU8sU0FDVixNQUFNLE9BQU8sRUFDYixJQUFJLEdBQ0gsUUFBUSxZQUFZLEVBQUUsRUFDdkIsVUFBVSxNQUFNLEVBQ2hCLFFBQVEsY0FBYyxFQUFFLEVBQ3hCLFFBQVEscUJBQXFCLEdBQUcsRUFDaEMsUUFBUSxXQUFXLEdBQUcsRUFDdEIsUUFBUSxVQUFVLEdBQUcsRUFDckIsTUFBTSxHQUFHLFdBQVcsRUFDcEIsUUFBUSxzQkFBc0IsRUFBRTtBQUNuQyxNQUFJLENBQUMsS0FBTSxRQUFPO0FBQ2xCLFNBQU8sYUFBYSxLQUFLLEtBQUssTUFBTSxHQUFHLEVBQUUsQ0FBQyxLQUFLLEVBQUUsSUFBSSxXQUFXLElBQUksS0FBSztBQUMzRTsiLAogICJuYW1lcyI6IFtdCn0K

//1e7e23ff38f58669227b2c27a589dec12af0fe38
