import { openingHoursByDay } from "../src/shared/opening-hours.ts";
import { internationalPhone } from "../src/shared/telephone.ts";
function localBusiness(site) {
  return { ...business(site), areaServed: placesServed(site.map.townNames, site.profile) };
}
function business({ profile, publicUrl, pictures }) {
  return {
    "@type": "LocalBusiness",
    "@id": businessId(publicUrl),
    name: profile.name,
    url: `${publicUrl}/`,
    image: pictures["hero-image.jpg"] && imageAddress(publicUrl, "hero-image.jpg"),
    logo: `${publicUrl}/icons/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: profile.street,
      addressLocality: profile.city,
      addressRegion: profile.state,
      postalCode: profile.zip,
      addressCountry: "US"
    },
    telephone: internationalPhone(profile.phone),
    email: profile.email,
    priceRange: "$$",
    openingHours: profile.openingHours,
    openingHoursSpecification: openingHoursByDay(profile.openingHours).map((span) => ({
      "@type": "OpeningHoursSpecification",
      ...span
    })),
    paymentAccepted: "Cash, Credit Card",
    geo: { "@type": "GeoCoordinates", latitude: profile.latitude, longitude: profile.longitude }
  };
}
function webSite({ profile, publicUrl }) {
  return {
    "@type": "WebSite",
    "@id": `${publicUrl}/#website`,
    name: profile.name,
    url: `${publicUrl}/`,
    publisher: { "@id": businessId(publicUrl) }
  };
}
function service(words, site) {
  const { profile, publicUrl, pictures } = site;
  const picture = pictures[words.picture.name];
  return {
    "@type": "Service",
    name: words.name,
    serviceType: words.serviceType,
    description: words.description,
    url: `${publicUrl}${words.path}`,
    areaServed: placesServed(words.areaServed, profile),
    provider: business(site),
    image: picture && imageObject(picture, words.picture.alt, publicUrl)
  };
}
function imageObject(picture, caption, publicUrl) {
  return {
    "@type": "ImageObject",
    contentUrl: imageAddress(publicUrl, picture.name),
    caption,
    width: picture.width,
    height: picture.height
  };
}
function breadcrumbList(trail, current, publicUrl) {
  const items = trail.map(({ name, path }) => ({ name, item: `${publicUrl}${path}` }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...items, { name: current }].map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...item
    }))
  };
}
function webPage(name, description, path, site) {
  return {
    "@type": "WebPage",
    name,
    description,
    url: `${site.publicUrl}${path}`,
    publisher: business(site)
  };
}
function imageAddress(publicUrl, name) {
  return `${publicUrl}/images/${encodeURIComponent(name)}`;
}
const businessId = (publicUrl) => `${publicUrl}/#business`;
const placesServed = (towns, { city, state }) => (towns.length > 0 ? towns : [city]).map((town) => ({ "@type": "City", name: `${town}, ${state}` }));
export {
  breadcrumbList,
  imageAddress,
  imageObject,
  localBusiness,
  service,
  webPage,
  webSite
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3Mvc3RydWN0dXJlZC1kYXRhLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyx5QkFBeUI7QUFJbEMsU0FBUywwQkFBMEI7QUFTNUIsU0FBUyxjQUFjLE1BQW1CO0FBQy9DLFNBQU8sRUFBRSxHQUFHLFNBQVMsSUFBSSxHQUFHLFlBQVksYUFBYSxLQUFLLElBQUksV0FBVyxLQUFLLE9BQU8sRUFBRTtBQUN6RjtBQUdBLFNBQVMsU0FBUyxFQUFFLFNBQVMsV0FBVyxTQUFTLEdBQWdCO0FBQy9ELFNBQU87QUFBQSxJQUNMLFNBQVM7QUFBQSxJQUNULE9BQU8sV0FBVyxTQUFTO0FBQUEsSUFDM0IsTUFBTSxRQUFRO0FBQUEsSUFDZCxLQUFLLEdBQUcsU0FBUztBQUFBLElBQ2pCLE9BQU8sU0FBUyxnQkFBZ0IsS0FBSyxhQUFhLFdBQVcsZ0JBQWdCO0FBQUEsSUFDN0UsTUFBTSxHQUFHLFNBQVM7QUFBQSxJQUNsQixTQUFTO0FBQUEsTUFDUCxTQUFTO0FBQUEsTUFDVCxlQUFlLFFBQVE7QUFBQSxNQUN2QixpQkFBaUIsUUFBUTtBQUFBLE1BQ3pCLGVBQWUsUUFBUTtBQUFBLE1BQ3ZCLFlBQVksUUFBUTtBQUFBLE1BQ3BCLGdCQUFnQjtBQUFBLElBQ2xCO0FBQUEsSUFDQSxXQUFXLG1CQUFtQixRQUFRLEtBQUs7QUFBQSxJQUMzQyxPQUFPLFFBQVE7QUFBQSxJQUNmLFlBQVk7QUFBQSxJQUNaLGNBQWMsUUFBUTtBQUFBLElBQ3RCLDJCQUEyQixrQkFBa0IsUUFBUSxZQUFZLEVBQUUsSUFBSSxDQUFDLFVBQVU7QUFBQSxNQUNoRixTQUFTO0FBQUEsTUFDVCxHQUFHO0FBQUEsSUFDTCxFQUFFO0FBQUEsSUFDRixpQkFBaUI7QUFBQSxJQUNqQixLQUFLLEVBQUUsU0FBUyxrQkFBa0IsVUFBVSxRQUFRLFVBQVUsV0FBVyxRQUFRLFVBQVU7QUFBQSxFQUM3RjtBQUNGO0FBR08sU0FBUyxRQUFRLEVBQUUsU0FBUyxVQUFVLEdBQWdCO0FBQzNELFNBQU87QUFBQSxJQUNMLFNBQVM7QUFBQSxJQUNULE9BQU8sR0FBRyxTQUFTO0FBQUEsSUFDbkIsTUFBTSxRQUFRO0FBQUEsSUFDZCxLQUFLLEdBQUcsU0FBUztBQUFBLElBQ2pCLFdBQVcsRUFBRSxPQUFPLFdBQVcsU0FBUyxFQUFFO0FBQUEsRUFDNUM7QUFDRjtBQWFPLFNBQVMsUUFBUSxPQUFxQixNQUFtQjtBQUM5RCxRQUFNLEVBQUUsU0FBUyxXQUFXLFNBQVMsSUFBSTtBQUN6QyxRQUFNLFVBQVUsU0FBUyxNQUFNLFFBQVEsSUFBSTtBQUMzQyxTQUFPO0FBQUEsSUFDTCxTQUFTO0FBQUEsSUFDVCxNQUFNLE1BQU07QUFBQSxJQUNaLGFBQWEsTUFBTTtBQUFBLElBQ25CLGFBQWEsTUFBTTtBQUFBLElBQ25CLEtBQUssR0FBRyxTQUFTLEdBQUcsTUFBTSxJQUFJO0FBQUEsSUFDOUIsWUFBWSxhQUFhLE1BQU0sWUFBWSxPQUFPO0FBQUEsSUFDbEQsVUFBVSxTQUFTLElBQUk7QUFBQSxJQUN2QixPQUFPLFdBQVcsWUFBWSxTQUFTLE1BQU0sUUFBUSxLQUFLLFNBQVM7QUFBQSxFQUNyRTtBQUNGO0FBR08sU0FBUyxZQUFZLFNBQWtCLFNBQWlCLFdBQTBCO0FBQ3ZGLFNBQU87QUFBQSxJQUNMLFNBQVM7QUFBQSxJQUNULFlBQVksYUFBYSxXQUFXLFFBQVEsSUFBSTtBQUFBLElBQ2hEO0FBQUEsSUFDQSxPQUFPLFFBQVE7QUFBQSxJQUNmLFFBQVEsUUFBUTtBQUFBLEVBQ2xCO0FBQ0Y7QUFHTyxTQUFTLGVBQ2QsT0FDQSxTQUNBLFdBQ087QUFDUCxRQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsRUFBRSxNQUFNLEtBQUssT0FBTyxFQUFFLE1BQU0sTUFBTSxHQUFHLFNBQVMsR0FBRyxJQUFJLEdBQUcsRUFBRTtBQUNuRixTQUFPO0FBQUEsSUFDTCxTQUFTO0FBQUEsSUFDVCxpQkFBaUIsQ0FBQyxHQUFHLE9BQU8sRUFBRSxNQUFNLFFBQVEsQ0FBQyxFQUFFLElBQUksQ0FBQyxNQUFNLFdBQVc7QUFBQSxNQUNuRSxTQUFTO0FBQUEsTUFDVCxVQUFVLFFBQVE7QUFBQSxNQUNsQixHQUFHO0FBQUEsSUFDTCxFQUFFO0FBQUEsRUFDSjtBQUNGO0FBR08sU0FBUyxRQUFRLE1BQWMsYUFBcUIsTUFBYyxNQUFtQjtBQUMxRixTQUFPO0FBQUEsSUFDTCxTQUFTO0FBQUEsSUFDVDtBQUFBLElBQ0E7QUFBQSxJQUNBLEtBQUssR0FBRyxLQUFLLFNBQVMsR0FBRyxJQUFJO0FBQUEsSUFDN0IsV0FBVyxTQUFTLElBQUk7QUFBQSxFQUMxQjtBQUNGO0FBR08sU0FBUyxhQUFhLFdBQW1CLE1BQXNCO0FBQ3BFLFNBQU8sR0FBRyxTQUFTLFdBQVcsbUJBQW1CLElBQUksQ0FBQztBQUN4RDtBQUVBLE1BQU0sYUFBYSxDQUFDLGNBQXNCLEdBQUcsU0FBUztBQUd0RCxNQUFNLGVBQWUsQ0FBQyxPQUEwQixFQUFFLE1BQU0sTUFBTSxPQUMzRCxNQUFNLFNBQVMsSUFBSSxRQUFRLENBQUMsSUFBSSxHQUFHLElBQUksQ0FBQyxVQUFVLEVBQUUsU0FBUyxRQUFRLE1BQU0sR0FBRyxJQUFJLEtBQUssS0FBSyxHQUFHLEVBQUU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//c3bbc680786b9c66faf064fc29ffd6512b6d8720
