import { list, table } from '../table';

interface Venue {
  name: string;
  city: string;
  state: string;
}

/** Each city with its state and its venues; all are in the time zone Asia/Kolkata. */
const cities = `
Mumbai | Maharashtra | Jamshed Bhabha Theatre, NCPA; Tata Theatre, NCPA; Royal Opera House; Wankhede Stadium; Jio World Convention Centre; The Taj Mahal Palace; Mahalaxmi Racecourse; Nehru Centre, Worli; The Ice Factory, Ballard Estate
New Delhi | Delhi | Bharat Mandapam; Kamani Auditorium; The Imperial, Janpath; India Habitat Centre; Delhi Golf Club; Yashobhoomi, Dwarka; Sunder Nursery; Haveli Dharampura, Chandni Chowk
Bengaluru | Karnataka | Bengaluru International Centre; The Leela Palace; Chowdiah Memorial Hall; Sree Kanteerava Stadium; KTPO, Whitefield; Ranga Shankara; Museum of Art & Photography
Hyderabad | Telangana | Hyderabad International Convention Centre; Taramati Baradari; Gachibowli Indoor Stadium; Taj Falaknuma Palace; T-Hub, Raidurg
Chennai | Tamil Nadu | The Music Academy; Chennai Trade Centre; SDAT Tennis Stadium; IIT Madras Research Park; ITC Grand Chola; DakshinaChitra
Kolkata | West Bengal | Biswa Bangla Convention Centre; Rabindra Sadan; Salt Lake Stadium; Nazrul Mancha; Kolkata Centre for Creativity
Jaipur | Rajasthan | Amber Fort; Nahargarh Fort; Rambagh Palace; Rajasthan Polo Club Ground; Albert Hall Museum; Jawahar Kala Kendra
Kochi | Kerala | Aspinwall House, Fort Kochi; Bolgatty Palace; Kerala Fine Arts Hall; Lulu Bolgatty Convention Centre; David Hall, Fort Kochi
`;

export const venues: readonly Venue[] = table('city state names', cities).flatMap(
  ({ city, state, names }) => list(names).map((name) => ({ name, city, state })),
);

/** @throws Error for an unknown name */
export function venueNamed(name: string): Venue {
  const venue = venues.find((one) => one.name === name);
  if (!venue) throw new Error(`The demo world has no venue ${name}.`);
  return venue;
}
