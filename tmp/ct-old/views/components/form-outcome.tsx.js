import { Fragment, jsx, jsxs } from "react/jsx-runtime";
function FormOutcome({
  words,
  reference,
  problem,
  phone,
  phoneLink
}) {
  const failed = problem !== void 0;
  const opening = words && /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("strong", { children: words.title }),
    " ",
    words.text,
    " "
  ] });
  return /* @__PURE__ */ jsxs("div", { role: "status", children: [
    !failed && (reference || words) && /* @__PURE__ */ jsxs("p", { className: "form__confirmation", children: [
      opening,
      reference && /* @__PURE__ */ jsxs(Fragment, { children: [
        "Your reference is ",
        /* @__PURE__ */ jsx("strong", { children: reference }),
        ". Please have it handy if you call us."
      ] })
    ] }),
    failed && /* @__PURE__ */ jsxs("p", { className: "form__error", children: [
      opening,
      /* @__PURE__ */ jsx("span", { children: problem || "Your text is still here." }),
      " ",
      phone && !problem.includes(phone) && /* @__PURE__ */ jsxs(Fragment, { children: [
        "You can also call us at ",
        /* @__PURE__ */ jsx("a", { href: phoneLink, children: phone }),
        "."
      ] })
    ] })
  ] });
}
export {
  FormOutcome
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9mb3JtLW91dGNvbWUudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBaUJJLG1CQUNFLEtBREY7QUFoQkcsU0FBUyxZQUFZO0FBQUEsRUFDMUI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FPRztBQUNELFFBQU0sU0FBUyxZQUFZO0FBQzNCLFFBQU0sVUFBVSxTQUNkLGlDQUNFO0FBQUEsd0JBQUMsWUFBUSxnQkFBTSxPQUFNO0FBQUEsSUFBUztBQUFBLElBQUUsTUFBTTtBQUFBLElBQU07QUFBQSxLQUM5QztBQUVGLFNBQ0UscUJBQUMsU0FBSSxNQUFLLFVBQ1A7QUFBQSxLQUFDLFdBQVcsYUFBYSxVQUN4QixxQkFBQyxPQUFFLFdBQVUsc0JBQ1Y7QUFBQTtBQUFBLE1BQ0EsYUFDQyxpQ0FBRTtBQUFBO0FBQUEsUUFDa0Isb0JBQUMsWUFBUSxxQkFBVTtBQUFBLFFBQVM7QUFBQSxTQUNoRDtBQUFBLE9BRUo7QUFBQSxJQUVELFVBQ0MscUJBQUMsT0FBRSxXQUFVLGVBQ1Y7QUFBQTtBQUFBLE1BQ0Qsb0JBQUMsVUFBTSxxQkFBVyw0QkFBMkI7QUFBQSxNQUFRO0FBQUEsTUFDcEQsU0FBUyxDQUFDLFFBQVEsU0FBUyxLQUFLLEtBQy9CLGlDQUFFO0FBQUE7QUFBQSxRQUN3QixvQkFBQyxPQUFFLE1BQU0sV0FBWSxpQkFBTTtBQUFBLFFBQUk7QUFBQSxTQUN6RDtBQUFBLE9BRUo7QUFBQSxLQUVKO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e78a3c0afe3d8d3f337a79fb9366c5e678501ff2
