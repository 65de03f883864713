import { jsx } from "react/jsx-runtime";
import { useSite } from "./site.ts";
const scripts = {
  admin: "desk",
  "catalog-uploader": "desk",
  "contact-form": "forms",
  "estimate-form": "forms",
  "image-uploader": "desk",
  "price-planner": "planner"
};
function Island({
  name,
  component: Component,
  props,
  wake = "sight"
}) {
  return /* @__PURE__ */ jsx(
    "div",
    {
      className: "island",
      "data-island": name,
      "data-script": useSite().assets.scripts[scripts[name]],
      "data-props": JSON.stringify(props),
      "data-wake": wake,
      children: /* @__PURE__ */ jsx(Component, { ...props })
    }
  );
}
export {
  Island
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXVDTTtBQXRDTixTQUFTLGVBQWU7QUFHeEIsTUFBTSxVQUFVO0FBQUEsRUFDZCxPQUFPO0FBQUEsRUFDUCxvQkFBb0I7QUFBQSxFQUNwQixnQkFBZ0I7QUFBQSxFQUNoQixpQkFBaUI7QUFBQSxFQUNqQixrQkFBa0I7QUFBQSxFQUNsQixpQkFBaUI7QUFDbkI7QUFTTyxTQUFTLE9BQTZCO0FBQUEsRUFDM0M7QUFBQSxFQUNBLFdBQVc7QUFBQSxFQUNYO0FBQUEsRUFDQSxPQUFPO0FBQ1QsR0FLRztBQUNELFNBQ0U7QUFBQSxJQUFDO0FBQUE7QUFBQSxNQUNDLFdBQVU7QUFBQSxNQUNWLGVBQWE7QUFBQSxNQUNiLGVBQWEsUUFBUSxFQUFFLE9BQU8sUUFBUSxRQUFRLElBQUksQ0FBQztBQUFBLE1BQ25ELGNBQVksS0FBSyxVQUFVLEtBQUs7QUFBQSxNQUNoQyxhQUFXO0FBQUEsTUFFWCw4QkFBQyxhQUFXLEdBQUcsT0FBTztBQUFBO0FBQUEsRUFDeEI7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//597faa2234cf39e5152ee976c2d70f4eb60612b0
