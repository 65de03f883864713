import * as z from "zod/mini";
import { captionsOf } from "../shared/content/shown-pictures.ts";
import { foldText } from "../shared/folded-text.ts";
import { thumbnailAddress } from "../shared/pictures.ts";
import { isForWords, listNewestPictures, toPicture } from "./store.ts";
const numberText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));
const choicesQuery = z.object({
  search: z._default(z.string().check(z.maxLength(200)), ""),
  before: z.optional(numberText)
});
const partLength = 24;
async function readChoices(app, { search, before }) {
  const fits = fitterOf(search);
  const found = (await listForWords(app.db)).filter(fits);
  const rest = found.filter(({ id }) => before === void 0 || id < before);
  const shown = rest.slice(0, partLength);
  const last = rest.length > partLength ? shown.at(-1) : void 0;
  return {
    uploads: shown.map((row) => ({ name: row.name, alt: row.alt, thumbnail: thumbnailAddress(toPicture(row)) })),
    total: found.length,
    ...last && { next: last.id },
    builtIn: before === void 0 ? (await listBuiltIn(app)).filter(fits) : []
  };
}
async function listForWords(db) {
  return (await listNewestPictures(db)).filter(isForWords);
}
async function listBuiltIn(app) {
  await app.cluster.catchUp();
  const { pictures, documents } = app.site.current;
  const captions = captionsOf(documents);
  return Object.values(pictures).filter(({ name }) => app.pictures.isBuiltIn(name)).map((picture) => ({
    name: picture.name,
    alt: captions.get(picture.name) ?? "",
    thumbnail: thumbnailAddress(picture)
  }));
}
function fitterOf(search) {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return ({ name, alt }) => {
    const text = foldText(`${alt} ${name}`);
    return words.every((word) => text.includes(word));
  };
}
export {
  choicesQuery,
  readChoices
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL2Nob2ljZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFFQSxZQUFZLE9BQU87QUFFbkIsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxnQkFBZ0I7QUFDekIsU0FBa0Qsd0JBQXdCO0FBQzFFLFNBQVMsWUFBWSxvQkFBb0IsaUJBQWlCO0FBRTFELE1BQU0sYUFBYSxFQUFFLEtBQUssRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0saUJBQWlCLENBQUMsR0FBRyxFQUFFLFVBQVUsTUFBTSxDQUFDO0FBR3BGLE1BQU0sZUFBZSxFQUFFLE9BQU87QUFBQSxFQUNuQyxRQUFRLEVBQUUsU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxHQUFHLENBQUMsR0FBRyxFQUFFO0FBQUEsRUFDekQsUUFBUSxFQUFFLFNBQVMsVUFBVTtBQUMvQixDQUFDO0FBR0QsTUFBTSxhQUFhO0FBR25CLGVBQXNCLFlBQ3BCLEtBQ0EsRUFBRSxRQUFRLE9BQU8sR0FDUTtBQUN6QixRQUFNLE9BQU8sU0FBUyxNQUFNO0FBQzVCLFFBQU0sU0FBUyxNQUFNLGFBQWEsSUFBSSxFQUFFLEdBQUcsT0FBTyxJQUFJO0FBQ3RELFFBQU0sT0FBTyxNQUFNLE9BQU8sQ0FBQyxFQUFFLEdBQUcsTUFBTSxXQUFXLFVBQWEsS0FBSyxNQUFNO0FBQ3pFLFFBQU0sUUFBUSxLQUFLLE1BQU0sR0FBRyxVQUFVO0FBQ3RDLFFBQU0sT0FBTyxLQUFLLFNBQVMsYUFBYSxNQUFNLEdBQUcsRUFBRSxJQUFJO0FBQ3ZELFNBQU87QUFBQSxJQUNMLFNBQVMsTUFBTSxJQUFJLENBQUMsU0FBUyxFQUFFLE1BQU0sSUFBSSxNQUFNLEtBQUssSUFBSSxLQUFLLFdBQVcsaUJBQWlCLFVBQVUsR0FBRyxDQUFDLEVBQUUsRUFBRTtBQUFBLElBQzNHLE9BQU8sTUFBTTtBQUFBLElBQ2IsR0FBSSxRQUFRLEVBQUUsTUFBTSxLQUFLLEdBQUc7QUFBQSxJQUM1QixTQUFTLFdBQVcsVUFBYSxNQUFNLFlBQVksR0FBRyxHQUFHLE9BQU8sSUFBSSxJQUFJLENBQUM7QUFBQSxFQUMzRTtBQUNGO0FBRUEsZUFBZSxhQUFhLElBQTZDO0FBQ3ZFLFVBQVEsTUFBTSxtQkFBbUIsRUFBRSxHQUFHLE9BQU8sVUFBVTtBQUN6RDtBQUVBLGVBQWUsWUFBWSxLQUFnRDtBQUV6RSxRQUFNLElBQUksUUFBUSxRQUFRO0FBQzFCLFFBQU0sRUFBRSxVQUFVLFVBQVUsSUFBSSxJQUFJLEtBQUs7QUFDekMsUUFBTSxXQUFXLFdBQVcsU0FBUztBQUNyQyxTQUFPLE9BQU8sT0FBTyxRQUFRLEVBQzFCLE9BQU8sQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJLFNBQVMsVUFBVSxJQUFJLENBQUMsRUFDakQsSUFBSSxDQUFDLGFBQWE7QUFBQSxJQUNqQixNQUFNLFFBQVE7QUFBQSxJQUNkLEtBQUssU0FBUyxJQUFJLFFBQVEsSUFBSSxLQUFLO0FBQUEsSUFDbkMsV0FBVyxpQkFBaUIsT0FBTztBQUFBLEVBQ3JDLEVBQUU7QUFDTjtBQUVBLFNBQVMsU0FBUyxRQUF3RTtBQUN4RixRQUFNLFFBQVEsU0FBUyxNQUFNLEVBQUUsTUFBTSxLQUFLLEVBQUUsT0FBTyxPQUFPO0FBQzFELFNBQU8sQ0FBQyxFQUFFLE1BQU0sSUFBSSxNQUFNO0FBQ3hCLFVBQU0sT0FBTyxTQUFTLEdBQUcsR0FBRyxJQUFJLElBQUksRUFBRTtBQUN0QyxXQUFPLE1BQU0sTUFBTSxDQUFDLFNBQVMsS0FBSyxTQUFTLElBQUksQ0FBQztBQUFBLEVBQ2xEO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//6c615051b4679df2d2d26d62c0fab781185e476c
