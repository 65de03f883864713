const underWay = /* @__PURE__ */ new WeakMap();
function storeOnce(db, name, store) {
  const posts = underWay.get(db) ?? /* @__PURE__ */ new Map();
  underWay.set(db, posts);
  const first = posts.get(name);
  if (first) return { stored: first, isFirst: false };
  const stored = store().finally(() => posts.delete(name));
  posts.set(name, stored);
  return { stored, isFirst: true };
}
export {
  storeOnce
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3Bvc3RzLXVuZGVyLXdheS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUtBLE1BQU0sV0FBVyxvQkFBSSxRQUE0RDtBQU8xRSxTQUFTLFVBQ2QsSUFDQSxNQUNBLE9BQ21EO0FBQ25ELFFBQU0sUUFBUSxTQUFTLElBQUksRUFBRSxLQUFLLG9CQUFJLElBQWlDO0FBQ3ZFLFdBQVMsSUFBSSxJQUFJLEtBQUs7QUFDdEIsUUFBTSxRQUFRLE1BQU0sSUFBSSxJQUFJO0FBQzVCLE1BQUksTUFBTyxRQUFPLEVBQUUsUUFBUSxPQUFPLFNBQVMsTUFBTTtBQUNsRCxRQUFNLFNBQVMsTUFBTSxFQUFFLFFBQVEsTUFBTSxNQUFNLE9BQU8sSUFBSSxDQUFDO0FBQ3ZELFFBQU0sSUFBSSxNQUFNLE1BQU07QUFDdEIsU0FBTyxFQUFFLFFBQVEsU0FBUyxLQUFLO0FBQ2pDOyIsCiAgIm5hbWVzIjogW10KfQo=

//246f4c04076534e6e3fc00a064445df373c4f4d6
