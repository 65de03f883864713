import fp from "fastify-plugin";
import { readPictureUses } from "./documents.ts";
import { createFormerFormsReader } from "./former-forms.ts";
import { emptyBin } from "./plan/bin.ts";
import { listRedirects } from "./plan/redirects.ts";
import { createReader } from "./read.ts";
import { rememberShippedWords } from "./shipped.ts";
const content = fp(
  async (app) => {
    const reader = createReader(app.db);
    const readForms = createFormerFormsReader(app.db);
    let faults = [];
    await rememberShippedWords(app.db, new Date(app.now()).toISOString());
    app.decorate("content", {
      get faults() {
        return faults;
      },
      reversalListeners: [],
      emptyBin: () => emptyBin(app.db, app.now()),
      async read() {
        const content2 = await reader();
        ({ faults } = content2);
        return content2.documents;
      },
      readRedirects: async () => new Map((await listRedirects(app.db)).map((redirect) => [redirect.from, redirect])),
      readPictureUses: (documents) => readPictureUses(app.db, documents),
      readFormerForms: (documents) => readForms(documents, app.cluster.now())
    });
  },
  { name: "content", dependencies: ["clock", "cluster", "database"], fastify: "5.x" }
);
function contextOf(app) {
  const { documents, pictures } = app.site.current;
  return { documents, hasPicture: (name) => Object.hasOwn(pictures, name), weigh: app.content.weigh };
}
export {
  content,
  contextOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGx1Z2luLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsT0FBTyxRQUFRO0FBTWYsU0FBUyx1QkFBdUI7QUFDaEMsU0FBUywrQkFBK0I7QUFDeEMsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxxQkFBcUI7QUFFOUIsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyw0QkFBNEI7QUEwQjlCLE1BQU0sVUFBVTtBQUFBLEVBQ3JCLE9BQU8sUUFBUTtBQUNiLFVBQU0sU0FBUyxhQUFhLElBQUksRUFBRTtBQUNsQyxVQUFNLFlBQVksd0JBQXdCLElBQUksRUFBRTtBQUNoRCxRQUFJLFNBQTRCLENBQUM7QUFDakMsVUFBTSxxQkFBcUIsSUFBSSxJQUFJLElBQUksS0FBSyxJQUFJLElBQUksQ0FBQyxFQUFFLFlBQVksQ0FBQztBQUNwRSxRQUFJLFNBQVMsV0FBVztBQUFBLE1BQ3RCLElBQUksU0FBUztBQUNYLGVBQU87QUFBQSxNQUNUO0FBQUEsTUFDQSxtQkFBbUIsQ0FBQztBQUFBLE1BQ3BCLFVBQVUsTUFBTSxTQUFTLElBQUksSUFBSSxJQUFJLElBQUksQ0FBQztBQUFBLE1BQzFDLE1BQU0sT0FBTztBQUNYLGNBQU1BLFdBQVUsTUFBTSxPQUFPO0FBQzdCLFNBQUMsRUFBRSxPQUFPLElBQUlBO0FBQ2QsZUFBT0EsU0FBUTtBQUFBLE1BQ2pCO0FBQUEsTUFDQSxlQUFlLFlBQVksSUFBSSxLQUFLLE1BQU0sY0FBYyxJQUFJLEVBQUUsR0FBRyxJQUFJLENBQUMsYUFBYSxDQUFDLFNBQVMsTUFBTSxRQUFRLENBQUMsQ0FBQztBQUFBLE1BQzdHLGlCQUFpQixDQUFDLGNBQWMsZ0JBQWdCLElBQUksSUFBSSxTQUFTO0FBQUEsTUFDakUsaUJBQWlCLENBQUMsY0FBYyxVQUFVLFdBQVcsSUFBSSxRQUFRLElBQUksQ0FBQztBQUFBLElBQ3hFLENBQUM7QUFBQSxFQUNIO0FBQUEsRUFDQSxFQUFFLE1BQU0sV0FBVyxjQUFjLENBQUMsU0FBUyxXQUFXLFVBQVUsR0FBRyxTQUFTLE1BQU07QUFDcEY7QUFHTyxTQUFTLFVBQVUsS0FBc0M7QUFDOUQsUUFBTSxFQUFFLFdBQVcsU0FBUyxJQUFJLElBQUksS0FBSztBQUN6QyxTQUFPLEVBQUUsV0FBVyxZQUFZLENBQUMsU0FBUyxPQUFPLE9BQU8sVUFBVSxJQUFJLEdBQUcsT0FBTyxJQUFJLFFBQVEsTUFBTTtBQUNwRzsiLAogICJuYW1lcyI6IFsiY29udGVudCJdCn0K

//4d86118558d80652df6426b0e2b53a8bbb98e34b
