import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { listRedirects, takeWords } from "../content/index.ts";
import { NoRoomError } from "../http/errors.ts";
import { isForWords, listUploadedPictures } from "../pictures/index.ts";
import { contentFileFormat, contentFileLimits } from "../shared/content-file.ts";
import { openFile, packFile } from "../upkeep/index.ts";
const contentName = "content.json";
const pictureFolder = "pictures/";
async function writeContentFile(app) {
  const rows = await listWhole(app, (await listUploadedPictures(app.db)).filter(isForWords));
  if (rows.length > contentFileLimits.pictures || sumOf(rows) > contentFileLimits.bytes) throw new NoRoomError(tooMuch);
  const content = JSON.stringify(await describeSite(app, rows));
  const { default: tar } = await import("tar-stream");
  const archive = tar.pack();
  const output = new PassThrough();
  pipeline(archive, output).catch(() => {
  });
  const pack = async () => {
    archive.entry({ name: contentName, mode: 384 }, content);
    for (const row of rows) {
      const path = await app.pictures.findOriginal(row);
      const file = path && await openFile(path, `${pictureFolder}${row.name}`);
      if (file) await packFile(archive, file);
    }
    archive.finalize();
  };
  pack().catch((error) => {
    if (!output.destroyed) app.log.error({ err: error }, "the content file could not be written");
    output.destroy(error);
  });
  return output;
}
const tooMuch = `The pictures take more than ${contentFileLimits.bytes / 1024 / 1024} MB, which is more than one file holds. A backup has them all.`;
const sumOf = (rows) => rows.reduce((sum, { bytes }) => sum + bytes, 0);
async function listWhole(app, rows) {
  const whole = [];
  for (const row of rows) if (await app.pictures.findOriginal(row)) whole.push(row);
  return whole;
}
async function describeSite(app, rows) {
  const { documents, plan, removed } = await takeWords(app.db, app.site.current.documents);
  return {
    format: contentFileFormat,
    madeAt: new Date(app.now()).toISOString(),
    documents: documents.map(({ id, kind, words }) => ({ id, kind, words })),
    plan,
    removed,
    redirects: (await listRedirects(app.db)).map(({ from, page, address, automatic }) => ({
      from,
      ...page !== void 0 && { page },
      ...address !== void 0 && { address },
      automatic
    })),
    pictures: rows.map(toFilePicture)
  };
}
function toFilePicture({ kind, name, hash, alt, position, createdAt }) {
  return { kind, name, hash, alt, position, createdAt };
}
export {
  contentName,
  pictureFolder,
  writeContentFile
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQtZmlsZS93cml0ZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsbUJBQWtDO0FBQzNDLFNBQVMsZ0JBQWdCO0FBRXpCLFNBQVMsZUFBZSxpQkFBaUI7QUFFekMsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxZQUFZLDRCQUE0QjtBQUNqRCxTQUFTLG1CQUFtQix5QkFBNkQ7QUFDekYsU0FBUyxVQUFVLGdCQUFnQjtBQUc1QixNQUFNLGNBQWM7QUFHcEIsTUFBTSxnQkFBZ0I7QUFPN0IsZUFBc0IsaUJBQWlCLEtBQXlDO0FBQzlFLFFBQU0sT0FBTyxNQUFNLFVBQVUsTUFBTSxNQUFNLHFCQUFxQixJQUFJLEVBQUUsR0FBRyxPQUFPLFVBQVUsQ0FBQztBQUN6RixNQUFJLEtBQUssU0FBUyxrQkFBa0IsWUFBWSxNQUFNLElBQUksSUFBSSxrQkFBa0IsTUFBTyxPQUFNLElBQUksWUFBWSxPQUFPO0FBQ3BILFFBQU0sVUFBVSxLQUFLLFVBQVUsTUFBTSxhQUFhLEtBQUssSUFBSSxDQUFDO0FBQzVELFFBQU0sRUFBRSxTQUFTLElBQUksSUFBSSxNQUFNLE9BQU8sWUFBWTtBQUNsRCxRQUFNLFVBQVUsSUFBSSxLQUFLO0FBQ3pCLFFBQU0sU0FBUyxJQUFJLFlBQVk7QUFDL0IsV0FBUyxTQUFTLE1BQU0sRUFBRSxNQUFNLE1BQU07QUFBQSxFQUFDLENBQUM7QUFDeEMsUUFBTSxPQUFPLFlBQVk7QUFDdkIsWUFBUSxNQUFNLEVBQUUsTUFBTSxhQUFhLE1BQU0sSUFBTSxHQUFHLE9BQU87QUFDekQsZUFBVyxPQUFPLE1BQU07QUFDdEIsWUFBTSxPQUFPLE1BQU0sSUFBSSxTQUFTLGFBQWEsR0FBRztBQUNoRCxZQUFNLE9BQU8sUUFBUyxNQUFNLFNBQVMsTUFBTSxHQUFHLGFBQWEsR0FBRyxJQUFJLElBQUksRUFBRTtBQUN4RSxVQUFJLEtBQU0sT0FBTSxTQUFTLFNBQVMsSUFBSTtBQUFBLElBQ3hDO0FBQ0EsWUFBUSxTQUFTO0FBQUEsRUFDbkI7QUFDQSxPQUFLLEVBQUUsTUFBTSxDQUFDLFVBQVU7QUFFdEIsUUFBSSxDQUFDLE9BQU8sVUFBVyxLQUFJLElBQUksTUFBTSxFQUFFLEtBQUssTUFBTSxHQUFHLHVDQUF1QztBQUM1RixXQUFPLFFBQVEsS0FBSztBQUFBLEVBQ3RCLENBQUM7QUFDRCxTQUFPO0FBQ1Q7QUFFQSxNQUFNLFVBQVUsK0JBQStCLGtCQUFrQixRQUFRLE9BQU8sSUFBSTtBQUVwRixNQUFNLFFBQVEsQ0FBQyxTQUFnQyxLQUFLLE9BQU8sQ0FBQyxLQUFLLEVBQUUsTUFBTSxNQUFNLE1BQU0sT0FBTyxDQUFDO0FBRzdGLGVBQWUsVUFBVSxLQUFzQixNQUFvRDtBQUNqRyxRQUFNLFFBQXNCLENBQUM7QUFDN0IsYUFBVyxPQUFPLEtBQU0sS0FBSSxNQUFNLElBQUksU0FBUyxhQUFhLEdBQUcsRUFBRyxPQUFNLEtBQUssR0FBRztBQUNoRixTQUFPO0FBQ1Q7QUFFQSxlQUFlLGFBQWEsS0FBc0IsTUFBbUQ7QUFDbkcsUUFBTSxFQUFFLFdBQVcsTUFBTSxRQUFRLElBQUksTUFBTSxVQUFVLElBQUksSUFBSSxJQUFJLEtBQUssUUFBUSxTQUFTO0FBQ3ZGLFNBQU87QUFBQSxJQUNMLFFBQVE7QUFBQSxJQUNSLFFBQVEsSUFBSSxLQUFLLElBQUksSUFBSSxDQUFDLEVBQUUsWUFBWTtBQUFBLElBQ3hDLFdBQVcsVUFBVSxJQUFJLENBQUMsRUFBRSxJQUFJLE1BQU0sTUFBTSxPQUFPLEVBQUUsSUFBSSxNQUFNLE1BQU0sRUFBRTtBQUFBLElBQ3ZFO0FBQUEsSUFDQTtBQUFBLElBQ0EsWUFBWSxNQUFNLGNBQWMsSUFBSSxFQUFFLEdBQUcsSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFNLFNBQVMsVUFBVSxPQUFPO0FBQUEsTUFDcEY7QUFBQSxNQUNBLEdBQUksU0FBUyxVQUFhLEVBQUUsS0FBSztBQUFBLE1BQ2pDLEdBQUksWUFBWSxVQUFhLEVBQUUsUUFBUTtBQUFBLE1BQ3ZDO0FBQUEsSUFDRixFQUFFO0FBQUEsSUFDRixVQUFVLEtBQUssSUFBSSxhQUFhO0FBQUEsRUFDbEM7QUFDRjtBQUVBLFNBQVMsY0FBYyxFQUFFLE1BQU0sTUFBTSxNQUFNLEtBQUssVUFBVSxVQUFVLEdBQTRCO0FBQzlGLFNBQU8sRUFBRSxNQUFNLE1BQU0sTUFBTSxLQUFLLFVBQVUsVUFBVTtBQUN0RDsiLAogICJuYW1lcyI6IFtdCn0K

//da6d0b5c324a164d603cbd1677a18b7e13828080
