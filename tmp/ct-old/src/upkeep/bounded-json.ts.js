async function readBoundedJson(bytes, bounds) {
  const parts = [];
  const counts = { bytes: 0, depth: 0, values: 0, inText: false, isEscaped: false };
  for await (const part of bytes) {
    count(part, counts, bounds);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}
const [quote, backslash, comma, opened, closed] = [34, 92, 44, [91, 123], [93, 125]];
function count(part, counts, bounds) {
  counts.bytes += part.length;
  let { depth, values, inText, isEscaped } = counts;
  for (const byte of part) {
    if (inText) {
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === comma) values += 1;
    else if (byte === opened[0] || byte === opened[1]) {
      values += 1;
      depth += 1;
      if (depth > bounds.depth) break;
    } else if (byte === closed[0] || byte === closed[1]) depth -= 1;
  }
  Object.assign(counts, { depth, values, inText, isEscaped });
  if (counts.bytes > bounds.bytes || depth > bounds.depth || values > bounds.values)
    throw new RangeError("The JSON in this file is larger or deeper than any that a site writes.");
}
export {
  readBoundedJson
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9ib3VuZGVkLWpzb24udHMiXSwKICAibWFwcGluZ3MiOiAiQUFlQSxlQUFzQixnQkFBZ0IsT0FBa0MsUUFBc0M7QUFDNUcsUUFBTSxRQUFzQixDQUFDO0FBQzdCLFFBQU0sU0FBaUIsRUFBRSxPQUFPLEdBQUcsT0FBTyxHQUFHLFFBQVEsR0FBRyxRQUFRLE9BQU8sV0FBVyxNQUFNO0FBQ3hGLG1CQUFpQixRQUFRLE9BQU87QUFDOUIsVUFBTSxNQUFNLFFBQVEsTUFBTTtBQUMxQixVQUFNLEtBQUssSUFBSTtBQUFBLEVBQ2pCO0FBQ0EsU0FBTyxLQUFLLE1BQU0sT0FBTyxPQUFPLEtBQUssRUFBRSxTQUFTLENBQUM7QUFDbkQ7QUFPQSxNQUFNLENBQUMsT0FBTyxXQUFXLE9BQU8sUUFBUSxNQUFNLElBQUksQ0FBQyxJQUFNLElBQU0sSUFBTSxDQUFDLElBQU0sR0FBSSxHQUFHLENBQUMsSUFBTSxHQUFJLENBQUM7QUFFL0YsU0FBUyxNQUFNLE1BQWtCLFFBQWdCLFFBQTBCO0FBQ3pFLFNBQU8sU0FBUyxLQUFLO0FBQ3JCLE1BQUksRUFBRSxPQUFPLFFBQVEsUUFBUSxVQUFVLElBQUk7QUFDM0MsYUFBVyxRQUFRLE1BQU07QUFDdkIsUUFBSSxRQUFRO0FBQ1YsVUFBSSxVQUFXLGFBQVk7QUFBQSxlQUNsQixTQUFTLFVBQVcsYUFBWTtBQUFBLGVBQ2hDLFNBQVMsTUFBTyxVQUFTO0FBQUEsSUFDcEMsV0FBVyxTQUFTLE1BQU8sVUFBUztBQUFBLGFBQzNCLFNBQVMsTUFBTyxXQUFVO0FBQUEsYUFDMUIsU0FBUyxPQUFPLENBQUMsS0FBSyxTQUFTLE9BQU8sQ0FBQyxHQUFHO0FBQ2pELGdCQUFVO0FBQ1YsZUFBUztBQUNULFVBQUksUUFBUSxPQUFPLE1BQU87QUFBQSxJQUM1QixXQUFXLFNBQVMsT0FBTyxDQUFDLEtBQUssU0FBUyxPQUFPLENBQUMsRUFBRyxVQUFTO0FBQUEsRUFDaEU7QUFDQSxTQUFPLE9BQU8sUUFBUSxFQUFFLE9BQU8sUUFBUSxRQUFRLFVBQVUsQ0FBQztBQUMxRCxNQUFJLE9BQU8sUUFBUSxPQUFPLFNBQVMsUUFBUSxPQUFPLFNBQVMsU0FBUyxPQUFPO0FBQ3pFLFVBQU0sSUFBSSxXQUFXLHdFQUF3RTtBQUNqRzsiLAogICJuYW1lcyI6IFtdCn0K

//c3fd4703aafe772375a14e74c74c84edba84ebbf
