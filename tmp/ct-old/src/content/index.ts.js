import { activityDesk } from "./activity-routes.ts";
import { contentDesk } from "./desk-routes.ts";
import { listUnpublishedPages } from "./documents.ts";
import {
  bringWords,
  mergePlans,
  takeBackWords,
  takeWords
} from "./import.ts";
import { readShownWords } from "./overview.ts";
import { readPlan } from "./plan/change.ts";
import { changePlanInBatch } from "./plan/pages.ts";
import { listRedirects } from "./plan/redirects.ts";
import { planDesk, redirectsDesk } from "./plan/routes.ts";
import { content } from "./plugin.ts";
import { publishProfileInBatch, readProfile } from "./profile.ts";
import { publisher } from "./publisher.ts";
import { readBody } from "./read.ts";
import { composeShown, shippedContent, shippedDocuments, shippedWordsFor } from "./shipped.ts";
export {
  activityDesk,
  bringWords,
  changePlanInBatch,
  composeShown,
  content,
  contentDesk,
  listRedirects,
  listUnpublishedPages,
  mergePlans,
  planDesk,
  publishProfileInBatch,
  publisher,
  readBody,
  readPlan,
  readProfile,
  readShownWords,
  redirectsDesk,
  shippedContent,
  shippedDocuments,
  shippedWordsFor,
  takeBackWords,
  takeWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvaW5kZXgudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLDRCQUE0QjtBQUNyQztBQUFBLEVBR0U7QUFBQSxFQUNBO0FBQUEsRUFFQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxzQkFBc0I7QUFDL0IsU0FBd0IsZ0JBQWdCO0FBQ3hDLFNBQVMseUJBQXdDO0FBQ2pELFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsVUFBVSxxQkFBcUI7QUFDeEMsU0FBUyxlQUFlO0FBQ3hCLFNBQVMsdUJBQXVCLG1CQUFtQjtBQUVuRCxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGdCQUFnQjtBQUV6QixTQUFTLGNBQWMsZ0JBQWdCLGtCQUFrQix1QkFBdUI7IiwKICAibmFtZXMiOiBbXQp9Cg==

//df5f72c61ed6a45710248f65791d1e436c0ebbb0
