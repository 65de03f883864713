const messages = {
  noLength: "Type the length of at least one side, in feet.",
  notFeet: "Write the length in feet, such as 50.",
  sideShort: "A side is at least 1 foot.",
  sideLong: "A side is at most 1,000 feet; please split it.",
  tooLong: "For more than 3,000 feet please call us at {phone}: that is priced on the ground.",
  sides: "At most 24 sides.",
  lines: "At most 6 separate lines.",
  gates: "At most 12 gates.",
  gatesInSide: "At most 4 gates in one side.",
  height: "Please choose one of the heights.",
  finish: "Please choose one of the finishes.",
  closing: "A fence that closes has at least 3 sides.",
  closingSide: "Only the last side of a line can close it.",
  gateSide: "Say which side the gate is in.",
  old: "Write the feet of old fence, from 1 to 3,000, or leave it empty.",
  gone: "That side is no longer there.",
  sketchEdge: "The sketch ends here. Please start closer to the middle."
};
export {
  messages
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9mZW5jZS9tZXNzYWdlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0sV0FBVztBQUFBLEVBQ3RCLFVBQVU7QUFBQSxFQUNWLFNBQVM7QUFBQSxFQUNULFdBQVc7QUFBQSxFQUNYLFVBQVU7QUFBQSxFQUNWLFNBQVM7QUFBQSxFQUNULE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLGFBQWE7QUFBQSxFQUNiLFFBQVE7QUFBQSxFQUNSLFFBQVE7QUFBQSxFQUNSLFNBQVM7QUFBQSxFQUNULGFBQWE7QUFBQSxFQUNiLFVBQVU7QUFBQSxFQUNWLEtBQUs7QUFBQSxFQUNMLE1BQU07QUFBQSxFQUNOLFlBQVk7QUFDZDsiLAogICJuYW1lcyI6IFtdCn0K

//4c946a1d2caf0d07f699b87b6f26e47828c66be0
