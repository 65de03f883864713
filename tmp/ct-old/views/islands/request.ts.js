class ResponseError extends Error {
  name = "ResponseError";
  status;
  /** The body, when it is JSON. */
  body;
  constructor(status, text, statusText) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = parseJson(text);
  }
}
async function request(path, init = {}) {
  const response = await fetch(path, { credentials: "include", ...init });
  if (!response.ok) throw new ResponseError(response.status, await response.text(), response.statusText);
  return response;
}
function postJson(path, body, headers = {}, signal) {
  return request(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    ...signal && { signal }
  });
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
export {
  ResponseError,
  parseJson,
  postJson,
  request
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9yZXF1ZXN0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ08sTUFBTSxzQkFBc0IsTUFBTTtBQUFBLEVBQzlCLE9BQU87QUFBQSxFQUNoQjtBQUFBO0FBQUEsRUFFQTtBQUFBLEVBV0EsWUFBWSxRQUFnQixNQUFjLFlBQW9CO0FBQzVELFVBQU0sR0FBRyxNQUFNLEtBQUssUUFBUSxVQUFVLEVBQUU7QUFDeEMsU0FBSyxTQUFTO0FBQ2QsU0FBSyxPQUFPLFVBQVUsSUFBSTtBQUFBLEVBQzVCO0FBQ0Y7QUFPQSxlQUFzQixRQUFRLE1BQWMsT0FBb0IsQ0FBQyxHQUFzQjtBQUNyRixRQUFNLFdBQVcsTUFBTSxNQUFNLE1BQU0sRUFBRSxhQUFhLFdBQVcsR0FBRyxLQUFLLENBQUM7QUFDdEUsTUFBSSxDQUFDLFNBQVMsR0FBSSxPQUFNLElBQUksY0FBYyxTQUFTLFFBQVEsTUFBTSxTQUFTLEtBQUssR0FBRyxTQUFTLFVBQVU7QUFDckcsU0FBTztBQUNUO0FBR08sU0FBUyxTQUNkLE1BQ0EsTUFDQSxVQUFrQyxDQUFDLEdBQ25DLFFBQ21CO0FBQ25CLFNBQU8sUUFBUSxNQUFNO0FBQUEsSUFDbkIsUUFBUTtBQUFBLElBQ1IsU0FBUyxFQUFFLGdCQUFnQixvQkFBb0IsR0FBRyxRQUFRO0FBQUEsSUFDMUQsTUFBTSxLQUFLLFVBQVUsSUFBSTtBQUFBLElBQ3pCLEdBQUksVUFBVSxFQUFFLE9BQU87QUFBQSxFQUN6QixDQUFDO0FBQ0g7QUFHTyxTQUFTLFVBQWdCLE1BQWdDO0FBQzlELE1BQUk7QUFDRixXQUFPLEtBQUssTUFBTSxJQUFJO0FBQUEsRUFDeEIsUUFBUTtBQUNOLFdBQU87QUFBQSxFQUNUO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//3bd2697ea0f70f03f0165ea24eef7311d453bc65
