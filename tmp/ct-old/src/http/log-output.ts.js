import { write, writeSync } from "node:fs";
const waitingLimit = 1024 * 1024;
const pauseMs = 100;
class LogOutput {
  #file;
  #waiting = [];
  #waitingLength = 0;
  #isWriting = false;
  /** The last line was written in part, so that the next one must not go on behind it. */
  #isTorn = false;
  /** @param file its descriptor */
  constructor(file) {
    this.#file = file;
    process.once("exit", () => this.flushSync());
  }
  /** @param lines whole ones, with the ends of lines */
  write(lines) {
    if (this.#waitingLength + lines.length > waitingLimit) return;
    this.#waiting.push(lines);
    this.#waitingLength += lines.length;
    if (!this.#isWriting) this.#writeOn(this.#take());
  }
  /** Writes what waits before it returns, or drops it; pino calls it after a fatal line. */
  flushSync() {
    let bytes = this.#take();
    try {
      while (bytes.length > 0) bytes = this.#advance(bytes, writeSync(this.#file, bytes));
    } catch {
    }
  }
  #take() {
    const bytes = Buffer.from(`${this.#isTorn && this.#waiting.length > 0 ? "\n" : ""}${this.#waiting.join("")}`);
    this.#waiting = [];
    this.#waitingLength = 0;
    return bytes;
  }
  #writeOn(bytes) {
    this.#isWriting = bytes.length > 0;
    if (!this.#isWriting) return;
    write(this.#file, bytes, (error, written) => {
      if (!error) this.#writeOn(this.#nextOf(this.#advance(bytes, written)));
      else if (error.code === "EAGAIN") setTimeout(() => this.#writeOn(bytes), pauseMs).unref();
      else this.#writeOn(this.#take());
    });
  }
  #nextOf(rest) {
    return rest.length > 0 ? rest : this.#take();
  }
  /** @returns what is still to be written */
  #advance(bytes, written) {
    if (written > 0) this.#isTorn = bytes[written - 1] !== 10;
    return bytes.subarray(written);
  }
}
export {
  LogOutput
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvbG9nLW91dHB1dC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsT0FBTyxpQkFBaUI7QUFHakMsTUFBTSxlQUFlLE9BQU87QUFFNUIsTUFBTSxVQUFVO0FBT1QsTUFBTSxVQUFVO0FBQUEsRUFDckI7QUFBQSxFQUNBLFdBQXFCLENBQUM7QUFBQSxFQUN0QixpQkFBaUI7QUFBQSxFQUNqQixhQUFhO0FBQUE7QUFBQSxFQUViLFVBQVU7QUFBQTtBQUFBLEVBR1YsWUFBWSxNQUFjO0FBQ3hCLFNBQUssUUFBUTtBQUNiLFlBQVEsS0FBSyxRQUFRLE1BQU0sS0FBSyxVQUFVLENBQUM7QUFBQSxFQUM3QztBQUFBO0FBQUEsRUFHQSxNQUFNLE9BQXFCO0FBQ3pCLFFBQUksS0FBSyxpQkFBaUIsTUFBTSxTQUFTLGFBQWM7QUFDdkQsU0FBSyxTQUFTLEtBQUssS0FBSztBQUN4QixTQUFLLGtCQUFrQixNQUFNO0FBQzdCLFFBQUksQ0FBQyxLQUFLLFdBQVksTUFBSyxTQUFTLEtBQUssTUFBTSxDQUFDO0FBQUEsRUFDbEQ7QUFBQTtBQUFBLEVBR0EsWUFBa0I7QUFDaEIsUUFBSSxRQUFRLEtBQUssTUFBTTtBQUN2QixRQUFJO0FBQ0YsYUFBTyxNQUFNLFNBQVMsRUFBRyxTQUFRLEtBQUssU0FBUyxPQUFPLFVBQVUsS0FBSyxPQUFPLEtBQUssQ0FBQztBQUFBLElBQ3BGLFFBQVE7QUFBQSxJQUVSO0FBQUEsRUFDRjtBQUFBLEVBRUEsUUFBZ0I7QUFDZCxVQUFNLFFBQVEsT0FBTyxLQUFLLEdBQUcsS0FBSyxXQUFXLEtBQUssU0FBUyxTQUFTLElBQUksT0FBTyxFQUFFLEdBQUcsS0FBSyxTQUFTLEtBQUssRUFBRSxDQUFDLEVBQUU7QUFDNUcsU0FBSyxXQUFXLENBQUM7QUFDakIsU0FBSyxpQkFBaUI7QUFDdEIsV0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUVBLFNBQVMsT0FBcUI7QUFDNUIsU0FBSyxhQUFhLE1BQU0sU0FBUztBQUNqQyxRQUFJLENBQUMsS0FBSyxXQUFZO0FBQ3RCLFVBQU0sS0FBSyxPQUFPLE9BQU8sQ0FBQyxPQUFPLFlBQVk7QUFDM0MsVUFBSSxDQUFDLE1BQU8sTUFBSyxTQUFTLEtBQUssUUFBUSxLQUFLLFNBQVMsT0FBTyxPQUFPLENBQUMsQ0FBQztBQUFBLGVBQzVELE1BQU0sU0FBUyxTQUFVLFlBQVcsTUFBTSxLQUFLLFNBQVMsS0FBSyxHQUFHLE9BQU8sRUFBRSxNQUFNO0FBQUEsVUFDbkYsTUFBSyxTQUFTLEtBQUssTUFBTSxDQUFDO0FBQUEsSUFDakMsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUVBLFFBQVEsTUFBc0I7QUFDNUIsV0FBTyxLQUFLLFNBQVMsSUFBSSxPQUFPLEtBQUssTUFBTTtBQUFBLEVBQzdDO0FBQUE7QUFBQSxFQUdBLFNBQVMsT0FBZSxTQUF5QjtBQUMvQyxRQUFJLFVBQVUsRUFBRyxNQUFLLFVBQVUsTUFBTSxVQUFVLENBQUMsTUFBTTtBQUN2RCxXQUFPLE1BQU0sU0FBUyxPQUFPO0FBQUEsRUFDL0I7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//576b9995fddceb4f5b5b0ec6f5a2e9ee3be30de1
