import { jsx } from "react/jsx-runtime";
import { useEffect, useState } from "react";
import { Icon } from "../../components/icon.tsx";
function FilePreview({ file }) {
  const [address, setAddress] = useState();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return /* @__PURE__ */ jsx(Icon, { name: "picture", className: "chosen__preview" });
  return /* @__PURE__ */ jsx(
    "img",
    {
      className: "chosen__preview",
      src: address,
      alt: "",
      width: 72,
      height: 72,
      onError: () => setAddress(void 0)
    }
  );
}
export {
  FilePreview
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy91cGxvYWQvZmlsZS1wcmV2aWV3LnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQWF1QjtBQWJ2QixTQUFTLFdBQVcsZ0JBQWdCO0FBQ3BDLFNBQVMsWUFBWTtBQUdkLFNBQVMsWUFBWSxFQUFFLEtBQUssR0FBbUI7QUFDcEQsUUFBTSxDQUFDLFNBQVMsVUFBVSxJQUFJLFNBQWlCO0FBRS9DLFlBQVUsTUFBTTtBQUNkLFVBQU0sT0FBTyxJQUFJLGdCQUFnQixJQUFJO0FBQ3JDLGVBQVcsSUFBSTtBQUNmLFdBQU8sTUFBTSxJQUFJLGdCQUFnQixJQUFJO0FBQUEsRUFDdkMsR0FBRyxDQUFDLElBQUksQ0FBQztBQUVULE1BQUksQ0FBQyxRQUFTLFFBQU8sb0JBQUMsUUFBSyxNQUFLLFdBQVUsV0FBVSxtQkFBa0I7QUFDdEUsU0FDRTtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsV0FBVTtBQUFBLE1BQ1YsS0FBSztBQUFBLE1BQ0wsS0FBSTtBQUFBLE1BQ0osT0FBTztBQUFBLE1BQ1AsUUFBUTtBQUFBLE1BQ1IsU0FBUyxNQUFNLFdBQVcsTUFBUztBQUFBO0FBQUEsRUFDckM7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//a033ce89d72d17d6cf811fc7efae3c377b7dd844
