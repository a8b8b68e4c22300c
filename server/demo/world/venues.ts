/** State of each city of the demo world; all are in the time zone Asia/Kolkata. */
export const states = {
  Mumbai: 'Maharashtra',
  'New Delhi': 'Delhi',
  Bengaluru: 'Karnataka',
  Hyderabad: 'Telangana',
  Chennai: 'Tamil Nadu',
  Kolkata: 'West Bengal',
  Jaipur: 'Rajasthan',
  Kochi: 'Kerala',
} as const;

export type City = keyof typeof states;

interface Venue {
  name: string;
  city: City;
}

const at = (city: City, name: string): Venue => ({ name, city });

export const venues = {
  jamshedBhabha: at('Mumbai', 'Jamshed Bhabha Theatre, NCPA'),
  tataTheatre: at('Mumbai', 'Tata Theatre, NCPA'),
  operaHouse: at('Mumbai', 'Royal Opera House'),
  wankhede: at('Mumbai', 'Wankhede Stadium'),
  jioWorld: at('Mumbai', 'Jio World Convention Centre'),
  tajPalace: at('Mumbai', 'The Taj Mahal Palace'),
  racecourse: at('Mumbai', 'Mahalaxmi Racecourse'),
  nehruCentre: at('Mumbai', 'Nehru Centre, Worli'),
  fishermensHall: at('Mumbai', 'The Ice Factory, Ballard Estate'),
  bharatMandapam: at('New Delhi', 'Bharat Mandapam'),
  kamani: at('New Delhi', 'Kamani Auditorium'),
  imperial: at('New Delhi', 'The Imperial, Janpath'),
  habitat: at('New Delhi', 'India Habitat Centre'),
  golfClub: at('New Delhi', 'Delhi Golf Club'),
  yashobhoomi: at('New Delhi', 'Yashobhoomi, Dwarka'),
  sunderNursery: at('New Delhi', 'Sunder Nursery'),
  haveli: at('New Delhi', 'Haveli Dharampura, Chandni Chowk'),
  bic: at('Bengaluru', 'Bengaluru International Centre'),
  leela: at('Bengaluru', 'The Leela Palace'),
  chowdiah: at('Bengaluru', 'Chowdiah Memorial Hall'),
  kanteerava: at('Bengaluru', 'Sree Kanteerava Stadium'),
  ktpo: at('Bengaluru', 'KTPO, Whitefield'),
  rangaShankara: at('Bengaluru', 'Ranga Shankara'),
  map: at('Bengaluru', 'Museum of Art & Photography'),
  hicc: at('Hyderabad', 'Hyderabad International Convention Centre'),
  taramati: at('Hyderabad', 'Taramati Baradari'),
  gachibowli: at('Hyderabad', 'Gachibowli Indoor Stadium'),
  falaknuma: at('Hyderabad', 'Taj Falaknuma Palace'),
  thub: at('Hyderabad', 'T-Hub, Raidurg'),
  musicAcademy: at('Chennai', 'The Music Academy'),
  tradeCentre: at('Chennai', 'Chennai Trade Centre'),
  tennisStadium: at('Chennai', 'SDAT Tennis Stadium'),
  researchPark: at('Chennai', 'IIT Madras Research Park'),
  grandChola: at('Chennai', 'ITC Grand Chola'),
  dakshinaChitra: at('Chennai', 'DakshinaChitra'),
  biswaBangla: at('Kolkata', 'Biswa Bangla Convention Centre'),
  rabindraSadan: at('Kolkata', 'Rabindra Sadan'),
  saltLake: at('Kolkata', 'Salt Lake Stadium'),
  nazrulMancha: at('Kolkata', 'Nazrul Mancha'),
  creativity: at('Kolkata', 'Kolkata Centre for Creativity'),
  amberFort: at('Jaipur', 'Amber Fort'),
  nahargarh: at('Jaipur', 'Nahargarh Fort'),
  rambagh: at('Jaipur', 'Rambagh Palace'),
  poloGround: at('Jaipur', 'Rajasthan Polo Club Ground'),
  albertHall: at('Jaipur', 'Albert Hall Museum'),
  kalaKendra: at('Jaipur', 'Jawahar Kala Kendra'),
  aspinwall: at('Kochi', 'Aspinwall House, Fort Kochi'),
  bolgatty: at('Kochi', 'Bolgatty Palace'),
  fineArtsHall: at('Kochi', 'Kerala Fine Arts Hall'),
  luluBolgatty: at('Kochi', 'Lulu Bolgatty Convention Centre'),
  davidHall: at('Kochi', 'David Hall, Fort Kochi'),
} as const satisfies Record<string, Venue>;

export type VenueKey = keyof typeof venues;
