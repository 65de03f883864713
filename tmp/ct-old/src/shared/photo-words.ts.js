const photoWords = {
  tooMany: "A request can have at most 6 photos.",
  tooLarge: "This file is too large. The limit is 20 MB.",
  failed: "We couldn\u2019t save this photo right now."
};
export {
  photoWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9waG90by13b3Jkcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0sYUFBYTtBQUFBLEVBQ3hCLFNBQVM7QUFBQSxFQUNULFVBQVU7QUFBQSxFQUNWLFFBQVE7QUFDVjsiLAogICJuYW1lcyI6IFtdCn0K

//15bc1885988d4245798319e3a7e9fdbbcd79300f
