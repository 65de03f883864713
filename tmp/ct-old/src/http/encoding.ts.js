import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
const encodings = ["br", "gzip"];
function chooseEncoding(header) {
  return negotiate((header ?? "").toLowerCase(), encodings) ?? "identity";
}
const windowBits = 18;
function compress(bytes, encoding, quality) {
  return encoding === "br" ? promisify(brotliCompress)(bytes, {
    params: { ...brotliParams(quality), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  }) : promisify(gzip)(bytes, { level: gzipLevel(quality) });
}
function compressStream(encoding, quality) {
  return encoding === "br" ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams(quality) }) : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel(quality) });
}
const brotliParams = (quality) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: windowBits
});
const gzipLevel = (quality) => Math.max(constants.Z_BEST_SPEED, Math.min(quality, constants.Z_BEST_COMPRESSION));
export {
  chooseEncoding,
  compress,
  compressStream
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvZW5jb2RpbmcudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGdCQUFnQixXQUFXLHNCQUFzQixZQUFZLFlBQVk7QUFDbEYsU0FBUyxpQkFBaUI7QUFRMUIsTUFBTSxZQUEwQixDQUFDLE1BQU0sTUFBTTtBQU10QyxTQUFTLGVBQWUsUUFBc0M7QUFDbkUsU0FBUSxXQUFXLFVBQVUsSUFBSSxZQUFZLEdBQUcsU0FBUyxLQUF5QjtBQUNwRjtBQU1BLE1BQU0sYUFBYTtBQU1aLFNBQVMsU0FBUyxPQUFlLFVBQXNCLFNBQWtDO0FBQzlGLFNBQU8sYUFBYSxPQUNoQixVQUFVLGNBQWMsRUFBRSxPQUFPO0FBQUEsSUFDL0IsUUFBUSxFQUFFLEdBQUcsYUFBYSxPQUFPLEdBQUcsQ0FBQyxVQUFVLHNCQUFzQixHQUFHLE1BQU0sT0FBTztBQUFBLEVBQ3ZGLENBQUMsSUFDRCxVQUFVLElBQUksRUFBRSxPQUFPLEVBQUUsT0FBTyxVQUFVLE9BQU8sRUFBRSxDQUFDO0FBQzFEO0FBR08sU0FBUyxlQUFlLFVBQXNCLFNBQTRCO0FBQy9FLFNBQU8sYUFBYSxPQUNoQixxQkFBcUIsRUFBRSxPQUFPLFVBQVUsd0JBQXdCLFFBQVEsYUFBYSxPQUFPLEVBQUUsQ0FBQyxJQUMvRixXQUFXLEVBQUUsT0FBTyxVQUFVLGNBQWMsT0FBTyxVQUFVLE9BQU8sRUFBRSxDQUFDO0FBQzdFO0FBRUEsTUFBTSxlQUFlLENBQUMsYUFBcUI7QUFBQSxFQUN6QyxDQUFDLFVBQVUsaUJBQWlCLEdBQUcsVUFBVTtBQUFBLEVBQ3pDLENBQUMsVUFBVSxvQkFBb0IsR0FBRztBQUFBLEVBQ2xDLENBQUMsVUFBVSxrQkFBa0IsR0FBRztBQUNsQztBQUVBLE1BQU0sWUFBWSxDQUFDLFlBQ2pCLEtBQUssSUFBSSxVQUFVLGNBQWMsS0FBSyxJQUFJLFNBQVMsVUFBVSxrQkFBa0IsQ0FBQzsiLAogICJuYW1lcyI6IFtdCn0K

//9b480149d8d2fcda8b71e864642d4f2a3917e184
