function listNotes(db, submissionId) {
  return db.selectFrom("notes").select(["id", "kind", "text", "createdAt"]).where("submissionId", "=", submissionId).orderBy("id", "desc").execute();
}
function addNote(db, submissionId, { kind, text }, nowMs) {
  return db.insertInto("notes").values({ submissionId, kind, text, createdAt: new Date(nowMs).toISOString() }).returning(["id", "kind", "text", "createdAt"]).executeTakeFirstOrThrow();
}
export {
  addNote,
  listNotes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL25vdGUtc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFLTyxTQUFTLFVBQVUsSUFBc0IsY0FBdUM7QUFDckYsU0FBTyxHQUNKLFdBQVcsT0FBTyxFQUNsQixPQUFPLENBQUMsTUFBTSxRQUFRLFFBQVEsV0FBVyxDQUFDLEVBQzFDLE1BQU0sZ0JBQWdCLEtBQUssWUFBWSxFQUN2QyxRQUFRLE1BQU0sTUFBTSxFQUNwQixRQUFRO0FBQ2I7QUFHTyxTQUFTLFFBQ2QsSUFDQSxjQUNBLEVBQUUsTUFBTSxLQUFLLEdBQ2IsT0FDZTtBQUNmLFNBQU8sR0FDSixXQUFXLE9BQU8sRUFDbEIsT0FBTyxFQUFFLGNBQWMsTUFBTSxNQUFNLFdBQVcsSUFBSSxLQUFLLEtBQUssRUFBRSxZQUFZLEVBQUUsQ0FBQyxFQUM3RSxVQUFVLENBQUMsTUFBTSxRQUFRLFFBQVEsV0FBVyxDQUFDLEVBQzdDLHdCQUF3QjtBQUM3QjsiLAogICJuYW1lcyI6IFtdCn0K

//33e892c0f372725f4ba175dc4c21ed711601a6e8
