const projectPicture = /^gallery-[1-6]\.jpg$/;
const projectPictures = 6;
const profileLink = { path: "/admin/profile", label: "Business profile" };
function launchNotices(profile, samplePictures) {
  const notices = [];
  const tell = (text, link = profileLink) => notices.push({ text, link });
  if (profile.showReviews && profile.testimonials.some(({ sample }) => sample))
    tell("The reviews on your home page are samples. Replace or hide them before customers see the site.");
  if (profile.showStats && !profile.statsConfirmed)
    tell(
      "The counts on your home page (years, projects, satisfaction guarantee, star rating) are samples. Confirm that they are true for your business, or hide them."
    );
  if (samplePictures > 0)
    tell(
      `Project pictures on your home page are samples (${samplePictures} of 6), and their captions say so. Upload photos of your own work.`,
      { path: "/admin/pictures", label: "Pictures" }
    );
  if (profile.privacyUrl === "#")
    tell("Your forms ask for names and phone numbers, but the Privacy Policy link leads nowhere. Add its address.");
  if (!profile.licenseBoard || !profile.licenseNumber)
    tell("Your home page says \u201CFully Licensed & Insured\u201D. Add your license board and number, and it will show them.");
  return notices;
}
export {
  launchNotices,
  projectPicture,
  projectPictures
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9sYXVuY2gtbm90aWNlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQVNPLE1BQU0saUJBQWlCO0FBQ3ZCLE1BQU0sa0JBQWtCO0FBRS9CLE1BQU0sY0FBYyxFQUFFLE1BQU0sa0JBQWtCLE9BQU8sbUJBQW1CO0FBT2pFLFNBQVMsY0FBYyxTQUFrQixnQkFBd0M7QUFDdEYsUUFBTSxVQUEwQixDQUFDO0FBQ2pDLFFBQU0sT0FBTyxDQUFDLE1BQWMsT0FBTyxnQkFBZ0IsUUFBUSxLQUFLLEVBQUUsTUFBTSxLQUFLLENBQUM7QUFDOUUsTUFBSSxRQUFRLGVBQWUsUUFBUSxhQUFhLEtBQUssQ0FBQyxFQUFFLE9BQU8sTUFBTSxNQUFNO0FBQ3pFLFNBQUssZ0dBQWdHO0FBQ3ZHLE1BQUksUUFBUSxhQUFhLENBQUMsUUFBUTtBQUNoQztBQUFBLE1BQ0U7QUFBQSxJQUNGO0FBQ0YsTUFBSSxpQkFBaUI7QUFDbkI7QUFBQSxNQUNFLG1EQUFtRCxjQUFjO0FBQUEsTUFDakUsRUFBRSxNQUFNLG1CQUFtQixPQUFPLFdBQVc7QUFBQSxJQUMvQztBQUNGLE1BQUksUUFBUSxlQUFlO0FBQ3pCLFNBQUsseUdBQXlHO0FBQ2hILE1BQUksQ0FBQyxRQUFRLGdCQUFnQixDQUFDLFFBQVE7QUFDcEMsU0FBSyxxSEFBMkc7QUFDbEgsU0FBTztBQUNUOyIsCiAgIm5hbWVzIjogW10KfQo=

//013f20526d702ea931fe10f392ae5767ff959a1a
