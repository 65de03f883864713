import { parseJson } from "../request.ts";
function transferFile(path, field, file, onProgress, texts = {}) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  form.append(field, file, file.name);
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open("POST", path);
    call.withCredentials = true;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve({ status: call.status, body: parseJson(call.responseText) });
    call.onerror = call.onabort = call.ontimeout = () => resolve(void 0);
    call.send(form);
  });
}
export {
  transferFile
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvdHJhbnNmZXIudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGlCQUFpQjtBQVFuQixTQUFTLGFBQ2QsTUFDQSxPQUNBLE1BQ0EsWUFDQSxRQUEwQyxDQUFDLEdBQ3NCO0FBQ2pFLFFBQU0sT0FBTyxJQUFJLFNBQVM7QUFFMUIsYUFBVyxDQUFDLE1BQU0sSUFBSSxLQUFLLE9BQU8sUUFBUSxLQUFLLEVBQUcsTUFBSyxPQUFPLE1BQU0sSUFBSTtBQUN4RSxPQUFLLE9BQU8sT0FBTyxNQUFNLEtBQUssSUFBSTtBQUNsQyxTQUFPLElBQUksUUFBUSxDQUFDLFlBQVk7QUFDOUIsVUFBTSxPQUFPLElBQUksZUFBZTtBQUNoQyxTQUFLLEtBQUssUUFBUSxJQUFJO0FBQ3RCLFNBQUssa0JBQWtCO0FBQ3ZCLFNBQUssT0FBTyxhQUFhLENBQUMsRUFBRSxRQUFRLE1BQU0sTUFBTSxXQUFXLFFBQVEsSUFBSSxTQUFTLFFBQVEsQ0FBQztBQUN6RixTQUFLLFNBQVMsTUFBTSxRQUFRLEVBQUUsUUFBUSxLQUFLLFFBQVEsTUFBTSxVQUFnQixLQUFLLFlBQVksRUFBRSxDQUFDO0FBQzdGLFNBQUssVUFBVSxLQUFLLFVBQVUsS0FBSyxZQUFZLE1BQU0sUUFBUSxNQUFTO0FBQ3RFLFNBQUssS0FBSyxJQUFJO0FBQUEsRUFDaEIsQ0FBQztBQUNIOyIsCiAgIm5hbWVzIjogW10KfQo=

//f6b765fdc3aaccfba5ca8e85db1d6e08b11a0cf5
