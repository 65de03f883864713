const formulaStart = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;
const byteOrderMark = "\uFEFF";
const needsQuotes = /[",;\t\r\n]/;
function toCsv(rows) {
  return rows.map((row) => `${row.map(toCell).join(",")}\r
`).join("");
}
function toCell(text) {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
export {
  byteOrderMark,
  toCsv
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2Nzdi50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLE1BQU0sZUFBZTtBQUdkLE1BQU0sZ0JBQWdCO0FBRzdCLE1BQU0sY0FBYztBQU1iLFNBQVMsTUFBTSxNQUE4QztBQUNsRSxTQUFPLEtBQUssSUFBSSxDQUFDLFFBQVEsR0FBRyxJQUFJLElBQUksTUFBTSxFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsQ0FBTSxFQUFFLEtBQUssRUFBRTtBQUN0RTtBQUVBLFNBQVMsT0FBTyxNQUFzQjtBQUNwQyxRQUFNLE9BQU8sYUFBYSxLQUFLLElBQUksSUFBSSxJQUFJLElBQUksS0FBSztBQUNwRCxTQUFPLFlBQVksS0FBSyxJQUFJLElBQUksSUFBSSxLQUFLLFdBQVcsS0FBSyxJQUFJLENBQUMsTUFBTTtBQUN0RTsiLAogICJuYW1lcyI6IFtdCn0K

//f203a5d33433b3de1df528f396477b6601d9321d
