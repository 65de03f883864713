import { fallbackAddress, sourceSet } from "../../../src/shared/pictures.ts";
import { ResponseError, request } from "../request.ts";
const altInViewer = "Fence installation project";
const gallerySizes = "(width < 36rem) 66vw, (width < 56rem) 50vw, (width < 76rem) 33vw, 19rem";
async function connectGallery(root) {
  const find = (name) => root.querySelector(`.gallery__${name}`);
  find("loading").hidden = false;
  const pictures = await readList();
  find("loading").hidden = true;
  find("places").remove();
  if (pictures?.length === 0) find("empty").hidden = false;
  else if (pictures) await showList(find("list"), pictures);
  else showSamples(find("list"), find("samples"));
}
async function readList() {
  try {
    const response = await request("/api/images");
    const list = await response.json();
    return Array.isArray(list) ? list : [];
  } catch (error) {
    if (error instanceof ResponseError || error instanceof SyntaxError) return [];
    console.error("The gallery could not be fetched.", error);
    window.addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    return void 0;
  }
}
function showSamples(list, samples) {
  list.append(samples.content);
  list.hidden = false;
}
const itemsAtOnce = 60;
async function showList(list, pictures) {
  for (let start = 0; start < pictures.length; start += itemsAtOnce) {
    if (start > 0) await new Promise((resolve) => setTimeout(resolve));
    list.append(...pictures.slice(start, start + itemsAtOnce).map(createItem));
    list.hidden = false;
  }
}
function createItem({ name, path, url, picture }) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.className = "gallery__link";
  link.href = path;
  link.dataset.caption = "";
  link.dataset.alt = altInViewer;
  link.append(createPicture(name, url, picture));
  item.append(link);
  return item;
}
function createPicture(alt, url, picture) {
  const element = document.createElement("picture");
  const img = document.createElement("img");
  img.className = "gallery__picture";
  img.alt = alt;
  img.decoding = "async";
  img.loading = "lazy";
  if (picture) addVariants(element, img, picture);
  element.append(img);
  img.src = picture ? fallbackAddress(picture) : url;
  return element;
}
function addVariants(element, img, picture) {
  for (const format of ["avif", "webp"]) {
    if (!picture.formats.includes(format)) continue;
    const source = document.createElement("source");
    source.type = `image/${format}`;
    source.sizes = gallerySizes;
    source.srcset = sourceSet(picture, format);
    element.append(source);
  }
  img.sizes = gallerySizes;
  img.srcset = sourceSet(picture, "jpeg");
  img.width = picture.width;
  img.height = picture.height;
}
export {
  altInViewer,
  connectGallery,
  gallerySizes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9nYWxsZXJ5L2dhbGxlcnktbGlzdC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQVMsaUJBQStCLGlCQUFpQjtBQUN6RCxTQUFTLGVBQWUsZUFBZTtBQUdoQyxNQUFNLGNBQWM7QUFHcEIsTUFBTSxlQUFlO0FBTzVCLGVBQXNCLGVBQWUsTUFBa0M7QUFDckUsUUFBTSxPQUFPLENBQUMsU0FBaUIsS0FBSyxjQUFjLGFBQWEsSUFBSSxFQUFFO0FBRXJFLE9BQUssU0FBUyxFQUFFLFNBQVM7QUFDekIsUUFBTSxXQUFXLE1BQU0sU0FBUztBQUNoQyxPQUFLLFNBQVMsRUFBRSxTQUFTO0FBQ3pCLE9BQUssUUFBUSxFQUFFLE9BQU87QUFDdEIsTUFBSSxVQUFVLFdBQVcsRUFBRyxNQUFLLE9BQU8sRUFBRSxTQUFTO0FBQUEsV0FDMUMsU0FBVSxPQUFNLFNBQVMsS0FBSyxNQUFNLEdBQUcsUUFBUTtBQUFBLE1BQ25ELGFBQVksS0FBSyxNQUFNLEdBQUcsS0FBSyxTQUFTLENBQXdCO0FBQ3ZFO0FBTUEsZUFBZSxXQUEyRDtBQUN4RSxNQUFJO0FBQ0YsVUFBTSxXQUFXLE1BQU0sUUFBUSxhQUFhO0FBQzVDLFVBQU0sT0FBZ0IsTUFBTSxTQUFTLEtBQUs7QUFDMUMsV0FBTyxNQUFNLFFBQVEsSUFBSSxJQUFJLE9BQU8sQ0FBQztBQUFBLEVBQ3ZDLFNBQVMsT0FBTztBQUNkLFFBQUksaUJBQWlCLGlCQUFpQixpQkFBaUIsWUFBYSxRQUFPLENBQUM7QUFDNUUsWUFBUSxNQUFNLHFDQUFxQyxLQUFLO0FBRXhELFdBQU8saUJBQWlCLFlBQVksQ0FBQyxFQUFFLFVBQVUsTUFBTSxhQUFhLFNBQVMsT0FBTyxDQUFDO0FBQ3JGLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFFQSxTQUFTLFlBQVksTUFBbUIsU0FBb0M7QUFDMUUsT0FBSyxPQUFPLFFBQVEsT0FBTztBQUMzQixPQUFLLFNBQVM7QUFDaEI7QUFHQSxNQUFNLGNBQWM7QUFFcEIsZUFBZSxTQUFTLE1BQW1CLFVBQW9EO0FBQzdGLFdBQVMsUUFBUSxHQUFHLFFBQVEsU0FBUyxRQUFRLFNBQVMsYUFBYTtBQUNqRSxRQUFJLFFBQVEsRUFBRyxPQUFNLElBQUksUUFBUSxDQUFDLFlBQVksV0FBVyxPQUFPLENBQUM7QUFDakUsU0FBSyxPQUFPLEdBQUcsU0FBUyxNQUFNLE9BQU8sUUFBUSxXQUFXLEVBQUUsSUFBSSxVQUFVLENBQUM7QUFDekUsU0FBSyxTQUFTO0FBQUEsRUFDaEI7QUFDRjtBQUVBLFNBQVMsV0FBVyxFQUFFLE1BQU0sTUFBTSxLQUFLLFFBQVEsR0FBa0M7QUFDL0UsUUFBTSxPQUFPLFNBQVMsY0FBYyxJQUFJO0FBQ3hDLFFBQU0sT0FBTyxTQUFTLGNBQWMsR0FBRztBQUN2QyxPQUFLLFlBQVk7QUFDakIsT0FBSyxPQUFPO0FBQ1osT0FBSyxRQUFRLFVBQVU7QUFDdkIsT0FBSyxRQUFRLE1BQU07QUFDbkIsT0FBSyxPQUFPLGNBQWMsTUFBTSxLQUFLLE9BQU8sQ0FBQztBQUM3QyxPQUFLLE9BQU8sSUFBSTtBQUNoQixTQUFPO0FBQ1Q7QUFHQSxTQUFTLGNBQWMsS0FBYSxLQUFhLFNBQWtEO0FBQ2pHLFFBQU0sVUFBVSxTQUFTLGNBQWMsU0FBUztBQUNoRCxRQUFNLE1BQU0sU0FBUyxjQUFjLEtBQUs7QUFDeEMsTUFBSSxZQUFZO0FBQ2hCLE1BQUksTUFBTTtBQUNWLE1BQUksV0FBVztBQUNmLE1BQUksVUFBVTtBQUNkLE1BQUksUUFBUyxhQUFZLFNBQVMsS0FBSyxPQUFPO0FBQzlDLFVBQVEsT0FBTyxHQUFHO0FBRWxCLE1BQUksTUFBTSxVQUFVLGdCQUFnQixPQUFPLElBQUk7QUFDL0MsU0FBTztBQUNUO0FBRUEsU0FBUyxZQUFZLFNBQTZCLEtBQXVCLFNBQXdCO0FBQy9GLGFBQVcsVUFBVSxDQUFDLFFBQVEsTUFBTSxHQUFZO0FBQzlDLFFBQUksQ0FBQyxRQUFRLFFBQVEsU0FBUyxNQUFNLEVBQUc7QUFDdkMsVUFBTSxTQUFTLFNBQVMsY0FBYyxRQUFRO0FBQzlDLFdBQU8sT0FBTyxTQUFTLE1BQU07QUFDN0IsV0FBTyxRQUFRO0FBQ2YsV0FBTyxTQUFTLFVBQVUsU0FBUyxNQUFNO0FBQ3pDLFlBQVEsT0FBTyxNQUFNO0FBQUEsRUFDdkI7QUFDQSxNQUFJLFFBQVE7QUFDWixNQUFJLFNBQVMsVUFBVSxTQUFTLE1BQU07QUFDdEMsTUFBSSxRQUFRLFFBQVE7QUFDcEIsTUFBSSxTQUFTLFFBQVE7QUFDdkI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ba2f98af939d1fa09810907a6eb101fd7926eb65
