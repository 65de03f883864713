const tries = 3;
const passing = /* @__PURE__ */ new Set(["PG_40001", "PG_40P01", "PG_25006"]);
async function inTransaction(db, work) {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await db.transaction().setIsolationLevel("read committed").execute(work);
    } catch (error) {
      if (left === 0 || !passing.has(error.code ?? "")) throw error;
    }
  }
}
async function takeLock(transaction, name) {
  await transaction.insertInto("locks").values({ name }).onConflict((conflict) => conflict.column("name").doUpdateSet({ name })).execute();
}
async function lockLead(transaction, id) {
  const row = await transaction.updateTable("submissions").set(({ ref }) => ({ reference: ref("reference") })).where("id", "=", id).returning("status").executeTakeFirst();
  return row?.status;
}
export {
  inTransaction,
  lockLead,
  takeLock
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RhdGFiYXNlL3RyYW5zYWN0aW9uLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBS0EsTUFBTSxRQUFRO0FBT2QsTUFBTSxVQUFVLG9CQUFJLElBQUksQ0FBQyxZQUFZLFlBQVksVUFBVSxDQUFDO0FBTzVELGVBQXNCLGNBQ3BCLElBQ0EsTUFDZ0I7QUFDaEIsV0FBUyxPQUFPLFFBQVEsS0FBSyxRQUFRLEdBQUc7QUFDdEMsUUFBSTtBQUNGLGFBQU8sTUFBTSxHQUFHLFlBQVksRUFBRSxrQkFBa0IsZ0JBQWdCLEVBQUUsUUFBUSxJQUFJO0FBQUEsSUFDaEYsU0FBUyxPQUFPO0FBQ2QsVUFBSSxTQUFTLEtBQUssQ0FBQyxRQUFRLElBQUssTUFBNEIsUUFBUSxFQUFFLEVBQUcsT0FBTTtBQUFBLElBQ2pGO0FBQUEsRUFDRjtBQUNGO0FBR0EsZUFBc0IsU0FBUyxhQUFvQyxNQUErQjtBQUNoRyxRQUFNLFlBQ0gsV0FBVyxPQUFPLEVBQ2xCLE9BQU8sRUFBRSxLQUFLLENBQUMsRUFDZixXQUFXLENBQUMsYUFBYSxTQUFTLE9BQU8sTUFBTSxFQUFFLFlBQVksRUFBRSxLQUFLLENBQUMsQ0FBQyxFQUN0RSxRQUFRO0FBQ2I7QUFNQSxlQUFzQixTQUFTLGFBQW9DLElBQTZDO0FBQzlHLFFBQU0sTUFBTSxNQUFNLFlBQ2YsWUFBWSxhQUFhLEVBQ3pCLElBQUksQ0FBQyxFQUFFLElBQUksT0FBTyxFQUFFLFdBQVcsSUFBSSxXQUFXLEVBQUUsRUFBRSxFQUNsRCxNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQ25CLFVBQVUsUUFBUSxFQUNsQixpQkFBaUI7QUFDcEIsU0FBTyxLQUFLO0FBQ2Q7IiwKICAibmFtZXMiOiBbXQp9Cg==

//f438a5dd3ed52c63e7db7fd72dd1c961193a0f03
