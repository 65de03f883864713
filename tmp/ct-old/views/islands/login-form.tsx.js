import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useEffect, useRef, useState } from "react";
import { checkFields } from "../../src/shared/fields.ts";
import { loginSchema } from "../../src/shared/login.ts";
import { InputField } from "../components/field.tsx";
import { describeFailure } from "./failure.ts";
import { postJson, ResponseError } from "./request.ts";
import { addToast } from "./toast.ts";
function LoginForm({
  id,
  onSignedIn,
  onFailed = tellLoginFailure
}) {
  const [submitting, setSubmitting] = useState(false);
  const [messages, setMessages] = useState();
  const [secondStep, setSecondStep] = useState(false);
  async function submit(form) {
    const input = Object.fromEntries(new FormData(form));
    const { fields } = checkFields(loginSchema, input);
    setMessages(fields?.password);
    if (fields) return;
    setSubmitting(true);
    try {
      await postJson("/api/admin/login", input);
      addToast({ title: "Success", description: "Logged in successfully" });
      await onSignedIn();
    } catch (error) {
      if (asksForCode(error) && !secondStep) return setSecondStep(true);
      onFailed(describeLoginFailure(error));
    } finally {
      setSubmitting(false);
    }
  }
  return /* @__PURE__ */ jsxs(
    "form",
    {
      className: "form",
      action: "/api/admin/login",
      method: "post",
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      children: [
        /* @__PURE__ */ jsx(
          InputField,
          {
            id,
            name: "password",
            label: "Password",
            type: "password",
            autoComplete: "current-password",
            disabled: submitting,
            messages
          }
        ),
        secondStep && /* @__PURE__ */ jsx(CodeField, { id: `${id}-code`, disabled: submitting }),
        /* @__PURE__ */ jsx("button", { className: "button", type: "submit", disabled: submitting, children: submitting ? "Logging in..." : "Login" })
      ]
    }
  );
}
function tellLoginFailure(description) {
  addToast({ title: "Login Failed", description, variant: "destructive" });
}
function CodeField({ id, disabled }) {
  const input = useRef(null);
  useEffect(() => input.current?.focus(), []);
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("p", { role: "status", children: "Now enter the code that your authenticator app shows, or one of your recovery codes." }),
    /* @__PURE__ */ jsx(
      InputField,
      {
        id,
        name: "code",
        label: "Code",
        autoComplete: "one-time-code",
        autoCapitalize: "none",
        spellCheck: false,
        ref: input,
        disabled
      }
    )
  ] });
}
function asksForCode(error) {
  return error instanceof ResponseError && error.body?.secondStep === true;
}
function describeLoginFailure(error) {
  const isWordless = error instanceof ResponseError && !error.body?.message;
  return isWordless ? "Invalid password" : describeFailure(error);
}
export {
  LoginForm
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvaXNsYW5kcy9sb2dpbi1mb3JtLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQTJDSSxTQW9DQSxVQTFCRSxLQVZGO0FBM0NKLFNBQVMsV0FBVyxRQUFRLGdCQUFnQjtBQUM1QyxTQUFTLG1CQUFtQjtBQUM1QixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLFVBQVUscUJBQXFCO0FBQ3hDLFNBQVMsZ0JBQWdCO0FBR2xCLFNBQVMsVUFBVTtBQUFBLEVBQ3hCO0FBQUEsRUFDQTtBQUFBLEVBQ0EsV0FBVztBQUNiLEdBTUc7QUFDRCxRQUFNLENBQUMsWUFBWSxhQUFhLElBQUksU0FBUyxLQUFLO0FBQ2xELFFBQU0sQ0FBQyxVQUFVLFdBQVcsSUFBSSxTQUE0QjtBQUM1RCxRQUFNLENBQUMsWUFBWSxhQUFhLElBQUksU0FBUyxLQUFLO0FBRWxELGlCQUFlLE9BQU8sTUFBc0M7QUFDMUQsVUFBTSxRQUFRLE9BQU8sWUFBWSxJQUFJLFNBQVMsSUFBSSxDQUFDO0FBQ25ELFVBQU0sRUFBRSxPQUFPLElBQUksWUFBWSxhQUFhLEtBQUs7QUFDakQsZ0JBQVksUUFBUSxRQUFRO0FBQzVCLFFBQUksT0FBUTtBQUNaLGtCQUFjLElBQUk7QUFDbEIsUUFBSTtBQUNGLFlBQU0sU0FBUyxvQkFBb0IsS0FBSztBQUN4QyxlQUFTLEVBQUUsT0FBTyxXQUFXLGFBQWEseUJBQXlCLENBQUM7QUFDcEUsWUFBTSxXQUFXO0FBQUEsSUFDbkIsU0FBUyxPQUFPO0FBQ2QsVUFBSSxZQUFZLEtBQUssS0FBSyxDQUFDLFdBQVksUUFBTyxjQUFjLElBQUk7QUFDaEUsZUFBUyxxQkFBcUIsS0FBSyxDQUFDO0FBQUEsSUFDdEMsVUFBRTtBQUNBLG9CQUFjLEtBQUs7QUFBQSxJQUNyQjtBQUFBLEVBQ0Y7QUFFQSxTQUNFO0FBQUEsSUFBQztBQUFBO0FBQUEsTUFDQyxXQUFVO0FBQUEsTUFDVixRQUFPO0FBQUEsTUFDUCxRQUFPO0FBQUEsTUFDUCxZQUFVO0FBQUEsTUFDVixVQUFVLENBQUMsVUFBVTtBQUNuQixjQUFNLGVBQWU7QUFDckIsYUFBSyxPQUFPLE1BQU0sYUFBYTtBQUFBLE1BQ2pDO0FBQUEsTUFFQTtBQUFBO0FBQUEsVUFBQztBQUFBO0FBQUEsWUFDQztBQUFBLFlBQ0EsTUFBSztBQUFBLFlBQ0wsT0FBTTtBQUFBLFlBQ04sTUFBSztBQUFBLFlBQ0wsY0FBYTtBQUFBLFlBQ2IsVUFBVTtBQUFBLFlBQ1Y7QUFBQTtBQUFBLFFBQ0Y7QUFBQSxRQUNDLGNBQWMsb0JBQUMsYUFBVSxJQUFJLEdBQUcsRUFBRSxTQUFTLFVBQVUsWUFBWTtBQUFBLFFBQ2xFLG9CQUFDLFlBQU8sV0FBVSxVQUFTLE1BQUssVUFBUyxVQUFVLFlBQ2hELHVCQUFhLGtCQUFrQixTQUNsQztBQUFBO0FBQUE7QUFBQSxFQUNGO0FBRUo7QUFFQSxTQUFTLGlCQUFpQixhQUEyQjtBQUNuRCxXQUFTLEVBQUUsT0FBTyxnQkFBZ0IsYUFBYSxTQUFTLGNBQWMsQ0FBQztBQUN6RTtBQUdBLFNBQVMsVUFBVSxFQUFFLElBQUksU0FBUyxHQUFzQztBQUN0RSxRQUFNLFFBQVEsT0FBeUIsSUFBSTtBQUMzQyxZQUFVLE1BQU0sTUFBTSxTQUFTLE1BQU0sR0FBRyxDQUFDLENBQUM7QUFDMUMsU0FDRSxpQ0FDRTtBQUFBLHdCQUFDLE9BQUUsTUFBSyxVQUFTLGtHQUFvRjtBQUFBLElBQ3JHO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQztBQUFBLFFBQ0EsTUFBSztBQUFBLFFBQ0wsT0FBTTtBQUFBLFFBQ04sY0FBYTtBQUFBLFFBQ2IsZ0JBQWU7QUFBQSxRQUNmLFlBQVk7QUFBQSxRQUNaLEtBQUs7QUFBQSxRQUNMO0FBQUE7QUFBQSxJQUNGO0FBQUEsS0FDRjtBQUVKO0FBRUEsU0FBUyxZQUFZLE9BQXlCO0FBQzVDLFNBQU8saUJBQWlCLGlCQUFpQixNQUFNLE1BQU0sZUFBZTtBQUN0RTtBQUVBLFNBQVMscUJBQXFCLE9BQXdCO0FBQ3BELFFBQU0sYUFBYSxpQkFBaUIsaUJBQWlCLENBQUMsTUFBTSxNQUFNO0FBQ2xFLFNBQU8sYUFBYSxxQkFBcUIsZ0JBQWdCLEtBQUs7QUFDaEU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//fb09d5e5425e68dba5cebc1246a3b1768c971c5a
