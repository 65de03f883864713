const sampleTestimonials = [
  {
    quote: "They showed me on paper how the fence would follow our slope, and the finished one looks like the drawing. The gate still swings shut with one finger.",
    author: "Dana M.",
    location: "Greensboro, NC",
    stars: 5
  },
  {
    quote: "I asked about a new fence, and they told me five new posts and a gate would fix the old one. The repair held through the next ice storm.",
    author: "Marcus T.",
    location: "Winston-Salem, NC",
    stars: 5
  },
  {
    quote: "Every item had its own price, so we could pick what we wanted. The yard was cleaner when they left than when they came.",
    author: "Ruth K.",
    location: "Kernersville, NC",
    stars: 5
  }
];
const earlierSampleQuotes = [
  "I asked about a new fence and was told that five posts and a gate would do. The repair held through the next ice storm.",
  "Every item had its own price, so we could choose. The yard was cleaner when they left than when they came."
];
export {
  earlierSampleQuotes,
  sampleTestimonials
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9zYW1wbGUtdGVzdGltb25pYWxzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBS08sTUFBTSxxQkFBcUI7QUFBQSxFQUNoQztBQUFBLElBQ0UsT0FDRTtBQUFBLElBQ0YsUUFBUTtBQUFBLElBQ1IsVUFBVTtBQUFBLElBQ1YsT0FBTztBQUFBLEVBQ1Q7QUFBQSxFQUNBO0FBQUEsSUFDRSxPQUNFO0FBQUEsSUFDRixRQUFRO0FBQUEsSUFDUixVQUFVO0FBQUEsSUFDVixPQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0E7QUFBQSxJQUNFLE9BQ0U7QUFBQSxJQUNGLFFBQVE7QUFBQSxJQUNSLFVBQVU7QUFBQSxJQUNWLE9BQU87QUFBQSxFQUNUO0FBQ0Y7QUFHTyxNQUFNLHNCQUF5QztBQUFBLEVBQ3BEO0FBQUEsRUFDQTtBQUNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//571522f958174b232a4c96ddf0856f430c06dee9
