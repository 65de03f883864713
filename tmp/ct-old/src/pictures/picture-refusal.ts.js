const pdfPageLimit = 300;
class PictureRefusal extends Error {
  name = "PictureRefusal";
  reason;
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}
export {
  PictureRefusal,
  pdfPageLimit
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3BpY3R1cmUtcmVmdXNhbC50cyJdLAogICJtYXBwaW5ncyI6ICJBQWVPLE1BQU0sZUFBZTtBQUdyQixNQUFNLHVCQUF1QixNQUFNO0FBQUEsRUFDL0IsT0FBTztBQUFBLEVBQ2hCO0FBQUEsRUFDQSxZQUFZLFFBQXVCO0FBQ2pDLFVBQU0sTUFBTTtBQUNaLFNBQUssU0FBUztBQUFBLEVBQ2hCO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ca396ddc38e1cfa95d671d00513a6ea1c9dad5e7
