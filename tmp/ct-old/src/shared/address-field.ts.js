import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
import { shownText } from "./shown-text.ts";
import { addressLimit, encodeAddress } from "./web-address.ts";
function addressField(name, isAllowed, message) {
  return z.string(message).check(
    onOneLine(),
    shownText(name),
    z.overwrite((text) => encodeAddress(text) ?? text),
    z.maxLength(addressLimit, `${name} has at most ${addressLimit} characters.`),
    z.refine(isAllowed, message)
  );
}
export {
  addressField
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9hZGRyZXNzLWZpZWxkLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsY0FBYyxxQkFBcUI7QUFRckMsU0FBUyxhQUFhLE1BQWMsV0FBeUMsU0FBaUI7QUFDbkcsU0FBTyxFQUFFLE9BQU8sT0FBTyxFQUFFO0FBQUEsSUFDdkIsVUFBVTtBQUFBLElBQ1YsVUFBVSxJQUFJO0FBQUEsSUFDZCxFQUFFLFVBQVUsQ0FBQyxTQUFTLGNBQWMsSUFBSSxLQUFLLElBQUk7QUFBQSxJQUNqRCxFQUFFLFVBQVUsY0FBYyxHQUFHLElBQUksZ0JBQWdCLFlBQVksY0FBYztBQUFBLElBQzNFLEVBQUUsT0FBZSxXQUFXLE9BQU87QUFBQSxFQUNyQztBQUNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//b4f03e31906c0c5a5f0937e965fea67a1d216909
