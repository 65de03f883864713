const spamKeptMs = 90 * 24 * 36e5;
async function removeOldSpam(db, nowMs) {
  const { numDeletedRows } = await db.deleteFrom("submissions").where("status", "=", "spam").where("createdAt", "<", new Date(nowMs - spamKeptMs).toISOString()).executeTakeFirst();
  return Number(numDeletedRows);
}
export {
  removeOldSpam
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NwYW0vcmVtb3ZhbC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUlBLE1BQU0sYUFBYSxLQUFLLEtBQUs7QUFHN0IsZUFBc0IsY0FBYyxJQUFzQixPQUFnQztBQUN4RixRQUFNLEVBQUUsZUFBZSxJQUFJLE1BQU0sR0FDOUIsV0FBVyxhQUFhLEVBQ3hCLE1BQU0sVUFBVSxLQUFLLE1BQU0sRUFDM0IsTUFBTSxhQUFhLEtBQUssSUFBSSxLQUFLLFFBQVEsVUFBVSxFQUFFLFlBQVksQ0FBQyxFQUNsRSxpQkFBaUI7QUFDcEIsU0FBTyxPQUFPLGNBQWM7QUFDOUI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//76a6009248dbbbc4712111f63392d688ea6854d2
