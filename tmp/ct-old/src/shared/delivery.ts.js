const deliveryLabels = {
  notification: "Email to you",
  photos: "Email with the photos",
  acknowledgement: "Email to the visitor",
  webhook: "Webhook",
  alarm: "Alarm"
};
const mailKinds = [
  "notification",
  "photos",
  "acknowledgement",
  "alarm"
];
export {
  deliveryLabels,
  mailKinds
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9kZWxpdmVyeS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNPLE1BQU0saUJBQWlCO0FBQUEsRUFDNUIsY0FBYztBQUFBLEVBQ2QsUUFBUTtBQUFBLEVBQ1IsaUJBQWlCO0FBQUEsRUFDakIsU0FBUztBQUFBLEVBQ1QsT0FBTztBQUNUO0FBS08sTUFBTSxZQUFZO0FBQUEsRUFDdkI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//38727cfbc16267819d0d0564e9654bfdba635d14
