const photoLimits = { count: 6, bytes: 20 * 1024 * 1024 };
const photoWidths = [400, 1600];
const photoTypes = "image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif";
function describePhotos(sent, total) {
  return `${sent} of ${total} ${total === 1 ? "photo" : "photos"} sent`;
}
export {
  describePhotos,
  photoLimits,
  photoTypes,
  photoWidths
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9sZWFkLXBob3Rvcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0sY0FBYyxFQUFFLE9BQU8sR0FBRyxPQUFPLEtBQUssT0FBTyxLQUFLO0FBR3hELE1BQU0sY0FBYyxDQUFDLEtBQUssSUFBSTtBQUk5QixNQUFNLGFBQWE7QUFzQm5CLFNBQVMsZUFBZSxNQUFjLE9BQXVCO0FBQ2xFLFNBQU8sR0FBRyxJQUFJLE9BQU8sS0FBSyxJQUFJLFVBQVUsSUFBSSxVQUFVLFFBQVE7QUFDaEU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//2836c6413d85866516a914b537badf434e8fe2a3
