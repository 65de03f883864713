import { pipeline, Readable } from "node:stream";
import { chooseEncoding, compress, compressStream } from "./encoding.ts";
const worthwhileBytes = 1400;
const quality = 4;
async function compressText(request, reply, payload) {
  const isStream = payload instanceof Readable;
  if (!isStream && (typeof payload !== "string" || payload.length < worthwhileBytes)) return payload;
  reply.header("vary", "Accept-Encoding");
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity") return payload;
  reply.header("content-encoding", encoding).removeHeader("content-length");
  if (!isStream) return compress(Buffer.from(payload), encoding, quality);
  return pipeline(payload, compressStream(encoding, quality), () => {
  });
}
export {
  compressText
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvY29tcHJlc3Npb24udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFVBQVUsZ0JBQWdCO0FBRW5DLFNBQVMsZ0JBQWdCLFVBQVUsc0JBQXNCO0FBR3pELE1BQU0sa0JBQWtCO0FBTXhCLE1BQU0sVUFBVTtBQUdoQixlQUFzQixhQUFhLFNBQXlCLE9BQXFCLFNBQW9DO0FBQ25ILFFBQU0sV0FBVyxtQkFBbUI7QUFDcEMsTUFBSSxDQUFDLGFBQWEsT0FBTyxZQUFZLFlBQVksUUFBUSxTQUFTLGlCQUFrQixRQUFPO0FBQzNGLFFBQU0sT0FBTyxRQUFRLGlCQUFpQjtBQUN0QyxRQUFNLFdBQVcsZUFBZSxRQUFRLFFBQVEsaUJBQWlCLENBQUM7QUFDbEUsTUFBSSxhQUFhLFdBQVksUUFBTztBQUNwQyxRQUFNLE9BQU8sb0JBQW9CLFFBQVEsRUFBRSxhQUFhLGdCQUFnQjtBQUN4RSxNQUFJLENBQUMsU0FBVSxRQUFPLFNBQVMsT0FBTyxLQUFLLE9BQU8sR0FBRyxVQUFVLE9BQU87QUFFdEUsU0FBTyxTQUFTLFNBQVMsZUFBZSxVQUFVLE9BQU8sR0FBRyxNQUFNO0FBQUEsRUFBQyxDQUFDO0FBQ3RFOyIsCiAgIm5hbWVzIjogW10KfQo=

//f7307c9e00d689378626e8fb40b640bd259405e3
