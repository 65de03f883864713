import { useSyncExternalStore } from "react";
const never = () => () => {
};
function useAwake() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  );
}
export {
  useAwake
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9hd2FrZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsNEJBQTRCO0FBRXJDLE1BQU0sUUFBUSxNQUFNLE1BQU07QUFBQztBQUdwQixTQUFTLFdBQW9CO0FBQ2xDLFNBQU87QUFBQSxJQUNMO0FBQUEsSUFDQSxNQUFNO0FBQUEsSUFDTixNQUFNO0FBQUEsRUFDUjtBQUNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//3c0defbec5f2bc622a28fdf4e0200ecea2169632
