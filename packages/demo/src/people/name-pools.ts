/** Common given and family names by language; people of the demo world are drawn from them and invented. */
export interface NamePool {
  given: readonly string[]
  family: readonly string[]
}

const pool = (given: string, family: string): NamePool => ({ given: given.split(' '), family: family.split(' ') })

const SPANISH = pool(
  'Alejandro Álvaro Adrián Bruno Carlos Daniel David Diego Eduardo Emilio Fernando Francisco Gonzalo Hugo Iker Iván Javier Joaquín Jorge José Juan Lucas Luis Manuel Marcos Mario Martín Mateo Nicolás Pablo Raúl Rodrigo Rubén Samuel Santiago Sergio Tomás Víctor',
  'Aguilar Alonso Benítez Blanco Cabrera Calvo Campos Castillo Castro Cortés Cruz Delgado Díaz Domínguez Escobar Fernández Flores Fuentes García Gil Giménez Gómez González Guerrero Gutiérrez Hernández Herrera Ibáñez Iglesias Jiménez León López Lozano Márquez Martínez Medina Méndez Molina Mora Morales Moreno Muñoz Navarro Núñez Ortega Ortiz Peña Pérez Prieto Ramírez Ramos Reyes Ríos Rojas Romero Rubio Ruiz Sánchez Santana Serrano Silva Soto Suárez Torres Vargas Vázquez Vega Vidal',
)
const PORTUGUESE = pool(
  'Afonso André António Bernardo Bruno Caio Carlos Daniel Davi Diogo Eduardo Fábio Felipe Filipe Gabriel Gonçalo Guilherme Gustavo Henrique Hugo Igor João Jorge José Leandro Leonardo Lucas Luís Marcelo Mateus Miguel Nuno Paulo Pedro Rafael Renato Ricardo Rodrigo Rui Thiago Tiago Vinícius Vítor',
  'Almeida Alves Andrade Araújo Azevedo Barbosa Barros Batista Borges Braga Brito Cardoso Carvalho Castro Coelho Correia Costa Cunha Dias Duarte Esteves Faria Fernandes Ferreira Figueiredo Fonseca Freitas Gomes Gonçalves Guimarães Henriques Lima Lopes Macedo Machado Magalhães Marques Martins Matos Melo Mendes Miranda Monteiro Moreira Moura Nascimento Neves Nogueira Nunes Oliveira Pacheco Paiva Pereira Pinto Pires Ramos Reis Ribeiro Rocha Rodrigues Sales Santos Silva Soares Sousa Tavares Teixeira Vasconcelos Vaz Vieira Xavier',
)
const ENGLISH = pool(
  'Aaron Adam Alex Andrew Ben Callum Cameron Charlie Connor Daniel Declan Dominic Dylan Edward Elliot Ethan Finlay George Harry Harvey Isaac Jack Jacob Jake James Jamie Joe Jordan Josh Kieran Kyle Lewis Liam Luke Marcus Mason Matt Nathan Noah Oliver Owen Reece Rhys Robbie Ryan Sam Scott Thomas Toby Tyler Will Zach',
  'Adams Allen Andrews Armstrong Atkinson Bailey Baker Barker Barnes Bennett Booth Bradley Brooks Burton Butler Carter Chapman Clarke Cole Collins Cooper Cox Davies Dawson Dixon Edwards Ellis Evans Fisher Fletcher Foster Fox Gibson Gray Green Griffiths Hall Hamilton Harris Harrison Hart Hayes Hill Holmes Howard Hudson Hughes Hunt Jackson Jenkins Kelly Knight Lawson Lee Lloyd Marshall Mason Matthews Mills Mitchell Moore Morgan Morris Murphy Murray Palmer Parker Pearce Phillips Powell Price Reed Reynolds Richards Robson Rose Russell Saunders Shaw Simpson Spencer Stevens Stone Turner Walker Wallace Walsh Ward Watts Webb West Wood Wright Young',
)
const SCOTTISH = pool(
  'Aidan Alasdair Andrew Angus Blair Calum Cameron Craig David Ewan Fergus Fraser Gavin Gordon Graeme Grant Greg Iain Innes Jamie Keith Kenny Kyle Lewis Logan Malcolm Murray Neil Ross Rory Ryan Scott Stuart',
  'Aitken Anderson Baird Boyle Brown Bruce Burns Cairns Cameron Campbell Crawford Cunningham Docherty Douglas Duncan Ferguson Findlay Forbes Forrest Fraser Gallagher Gillespie Gordon Graham Hendry Innes Irvine Johnstone Kerr Laidlaw Lennox Mackay Maclean McAllister McArthur McCann McDonald McGregor McIntyre McKenna McLeod McNeil Menzies Muir Murdoch Nisbet Ogilvie Paterson Rankin Reid Ritchie Robertson Sinclair Stewart Sutherland Urquhart Wallace Watt',
)
const ITALIAN = pool(
  'Alberto Alessandro Alessio Andrea Antonio Daniele Davide Diego Edoardo Emanuele Fabio Federico Filippo Francesco Gabriele Giacomo Gianluca Giorgio Giovanni Giulio Jacopo Leonardo Lorenzo Luca Marco Matteo Mattia Michele Nicola Nicolò Pietro Riccardo Roberto Samuele Simone Stefano Tommaso',
  'Amato Barbieri Basile Battaglia Bellini Benedetti Bernardi Bianchi Bianco Bruno Caputo Caruso Cattaneo Colombo Conte Conti Coppola Costa Esposito Fabbri Farina Ferrara Ferrari Ferraro Fontana Galli Gallo Gatti Giordano Grassi Greco Grimaldi Guerra Leone Lombardi Longo Mancini Marchetti Mariani Marini Marino Martini Mazza Messina Monti Morelli Moretti Negri Neri Orlando Palumbo Parisi Pellegrini Ricci Rinaldi Rizzo Romano Rossetti Rossi Ruggiero Russo Sala Sanna Santoro Serra Silvestri Testa Valentini Villa Vitale',
)
const GERMAN = pool(
  'Alexander Andreas Benedikt Benjamin Christian Christoph Daniel David Dominik Elias Emil Fabian Felix Finn Florian Jan Jannik Jonas Julian Kai Kevin Konstantin Lars Lennart Leon Lukas Manuel Marcel Marius Markus Marvin Max Moritz Nico Niklas Nils Oliver Pascal Patrick Paul Philipp Robin Sebastian Simon Stefan Sven Tim Tobias Tom Yannick',
  'Albrecht Arnold Bauer Baumann Beck Becker Berger Bergmann Böhm Brandt Braun Busch Dietrich Engel Fischer Frank Franke Friedrich Fuchs Graf Groß Günther Haas Hahn Hartmann Heinrich Herrmann Hoffmann Hofmann Horn Huber Jäger Jung Kaiser Keller Klein Koch Köhler König Kraus Krüger Kuhn Lang Lange Lehmann Lindner Lorenz Ludwig Maier Martin Mayer Meier Möller Neumann Otto Peters Pfeiffer Pohl Richter Roth Sauer Schäfer Schmid Schneider Scholz Schreiber Schröder Schubert Schulte Schulz Schumacher Seidel Simon Sommer Stein Thomas Vogel Vogt Voigt Wagner Walter Weber Weiß Werner Winkler Winter Wolf Ziegler Zimmermann',
)
const FRENCH = pool(
  'Adrien Alexandre Antoine Arnaud Aurélien Baptiste Bastien Benjamin Clément Corentin Damien Dylan Émile Enzo Étienne Fabien Florian Gaël Gabriel Guillaume Hugo Jérémy Jordan Julien Kévin Léo Loïc Louis Lucas Mathieu Maxime Mehdi Nathan Nicolas Pierre Quentin Raphaël Rémi Robin Romain Samuel Simon Théo Thibault Thomas Valentin Victor Yann Yohan',
  'Aubert Barbier Baron Benoit Berger Bertrand Besson Blanchard Bonnet Bouvier Boyer Brunet Caron Carpentier Charpentier Chevalier Clément Colin Cousin David Denis Deschamps Diallo Dubois Dufour Dumas Dumont Dupont Durand Faure Fontaine Fournier Gaillard Garnier Gauthier Gautier Gérard Girard Giraud Guérin Guillot Henry Hubert Jacquet Joly Keita Lacroix Lambert Leclerc Lefebvre Legrand Lemaire Leroy Lopez Lucas Maillard Marchand Martin Masson Mathieu Mercier Meunier Meyer Michel Moreau Morel Morin Moulin Muller Nicolas Noël Perrin Petit Philippe Picard Renard Renaud Richard Rivière Robert Roche Rousseau Roussel Roy Schmitt Simon Traoré Vidal Vincent',
)
const DUTCH = pool(
  'Bart Bas Bram Calvin Daan Daley Dirk Finn Gijs Guus Hidde Jasper Jelle Jeroen Jesse Joost Jordy Joris Jorn Kees Koen Lars Luuk Maarten Marijn Mats Max Mees Michiel Milan Niels Pim Quinten Rick Robin Roel Ruben Sander Sem Sjoerd Stijn Sven Teun Thijs Thomas Tijmen Tim Timo Wessel Wouter',
  'Bakker Beekman Berghuis Bos Bosman Brouwer Dekker Dijkstra Driessen Evers Gerritsen Groen Groot Haan Hendriks Hoekstra Hofman Huisman Jacobs Jansen Jonker Kaiser Kok Koning Koster Kramer Kuiper Kuipers Maas Martens Meijer Mulder Peeters Peters Pieters Postma Prins Ruiter Scholten Schouten Smeets Smit Smits Timmer Timmermans Veenstra Verbeek Verhoeven Vermeulen Visser Vos Wagenaar Willems Wolters Zijlstra',
)
const TURKISH = pool(
  'Ahmet Ali Arda Barış Batuhan Berkay Burak Can Caner Cem Cenk Doğan Doğukan Efe Emir Emre Enes Engin Eren Ferdi Furkan Halil Hasan Hüseyin İbrahim İrfan İsmail Kaan Kerem Mehmet Melih Mert Murat Mustafa Oğuz Okan Onur Orkun Ozan Ömer Salih Selçuk Serdar Taylan Tolga Umut Yasin Yiğit Yunus Yusuf',
  'Acar Akbaba Akgün Aksoy Aktaş Altay Arslan Aslan Ateş Avcı Aydın Aygün Bayraktar Bilgin Bozkurt Bulut Can Çakır Çelik Çetin Demir Demirel Doğan Duman Erdem Erdoğan Eren Güler Güneş Kahraman Kaplan Kara Karaca Karaman Kaya Keskin Kılıç Koç Korkmaz Köse Kurt Öz Özcan Özdemir Özer Özkan Öztürk Polat Sarı Şahin Şen Şimşek Taş Tekin Toprak Turan Tunç Uçar Ünal Yalçın Yavuz Yıldırım Yıldız Yılmaz Yüksel',
)
const GREEK = pool(
  'Alexandros Anastasios Andreas Angelos Apostolos Athanasios Christos Dimitris Fotis Georgios Giannis Ilias Kostas Lazaros Lefteris Manolis Marios Michalis Nikos Panagiotis Pavlos Petros Sotiris Spyros Stavros Stefanos Thanasis Thomas Vangelis Vasilis',
  'Alexiou Anagnostou Angelopoulos Antoniou Athanasiou Christou Dimitriou Economou Fotiou Galanis Georgiou Giannakis Ioannou Kalogeropoulos Karagiannis Katsaros Konstantinou Kotsis Kyriakou Lambrou Makris Mavridis Michailidis Nikolaou Oikonomou Panagiotou Papadakis Papadopoulos Papageorgiou Pappas Pavlidis Petrou Raptis Samaras Sideris Stavrou Theodorou Tsakiris Vasiliou Vlachos Zografos',
)
const NORDIC = pool(
  'Aksel Anders Andreas Bjørn Daniel Eirik Emil Erik Espen Fredrik Gustav Håkon Henrik Jakob Jens Johan Jonas Jørgen Kristian Lars Magnus Marius Markus Martin Mathias Mikkel Morten Nikolai Odin Ola Olav Oskar Ruben Sander Sebastian Simen Sivert Sondre Stian Thomas Tobias Trond Ulrik Vegard',
  'Aas Andersen Bakke Berg Berge Bakken Brekke Dahl Eide Eriksen Fossum Gundersen Hagen Halvorsen Hansen Haugen Hauge Helland Henriksen Holm Iversen Jacobsen Jensen Johansen Karlsen Knutsen Kristensen Kristiansen Larsen Lie Lund Lunde Martinsen Moe Myhre Myklebust Nilsen Nygård Olsen Paulsen Pedersen Pettersen Rasmussen Rønning Sandvik Sivertsen Solberg Solheim Strand Sørensen Tangen Thorsen Tveit Vik',
)
const JAPANESE = pool(
  'Akira Daichi Daiki Daisuke Genki Haruki Haruto Hayato Hiroki Hiroshi Ibuki Itsuki Junya Kaito Kazuki Keita Kenta Kento Koji Koki Kosuke Kota Makoto Masato Naoki Reo Riku Ryo Ryota Ryosuke Shinji Shogo Shota Shun Sota Takahiro Takumi Taiga Tatsuya Tomoya Tsubasa Wataru Yamato Yosuke Yudai Yuki Yuma Yusuke Yuto Yuya',
  'Abe Aoki Arai Chiba Endo Fujii Fujimoto Fujita Fukuda Goto Hara Harada Hasegawa Hashimoto Hayashi Hirano Honda Ikeda Imai Inoue Ishida Ishii Ishikawa Ito Iwasaki Kato Kimura Kikuchi Kobayashi Kojima Kondo Kono Kudo Kubota Maeda Maruyama Masuda Matsuda Matsui Matsumoto Miura Miyamoto Miyazaki Mori Morita Murakami Nakagawa Nakajima Nakamura Nakano Nakayama Nishimura Noguchi Nomura Ogawa Okada Okamoto Ono Ota Otsuka Saito Sakai Sakamoto Sasaki Sato Shibata Shimada Shimizu Sugiyama Suzuki Takada Takagi Takahashi Takeda Takeuchi Tamura Tanaka Taniguchi Uchida Ueda Ueno Wada Watanabe Yamada Yamaguchi Yamamoto Yamashita Yokoyama Yoshida',
)
const KOREAN = pool(
  'Chan-woo Dae-hyun Do-yun Dong-jun Eun-ho Gi-hun Gun-woo Ha-jun Hae-sung Hyeon-woo Hyun-jin Il-woo In-beom Jae-hyuk Jae-won Ji-ho Ji-hoon Jin-su Jong-min Joon-ho Jun-seo Kang-min Ki-tae Kyung-soo Min-jae Min-jun Sang-ho Se-jong Seo-jun Seung-ho Seung-min Si-woo Sung-jin Tae-hwan Tae-yang Won-jun Woo-jin Yeon-je Yong-ho Young-gwon Yu-jin',
  'Ahn Bae Baek Cha Cho Choi Chung Eom Go Ha Han Hong Hwang Im Jang Jeon Jeong Ji Jo Joo Jung Kang Kim Ko Kwak Kwon Lee Lim Moon Na Nam No Oh Park Ryu Seo Seong Shin Sim Son Song Woo Yang Yoo Yoon',
)
const ARABIC = pool(
  'Abdulaziz Abdullah Abdulrahman Ahmed Ali Amir Anas Ayman Badr Bilal Fahad Faisal Fares Ghanem Hamad Hamza Hassan Hussein Ibrahim Ismail Karim Khaled Mahmoud Majed Mansour Mazen Mohammed Mostafa Musab Nasser Nawaf Omar Osama Rayan Saad Salem Salman Sami Saud Sultan Tariq Turki Waleed Yahya Yasser Youssef Ziad',
  'Al-Amri Al-Asmari Al-Bishi Al-Dosari Al-Ghamdi Al-Harbi Al-Hassan Al-Jaber Al-Juhani Al-Khaibari Al-Malki Al-Mutairi Al-Najdi Al-Omari Al-Otaibi Al-Qahtani Al-Rashid Al-Saleh Al-Shahrani Al-Shehri Al-Subaie Al-Tamimi Al-Yami Al-Zahrani Amin Bakr Darwish Farouk Hamdan Hamdi Haddad Kamal Mansouri Nabil Othman Rahman Saber Saleh Shaker Zaki',
)
const SLAVIC = pool(
  'Adrian Aleksandar Ante Bojan Bruno Danijel Dario Darko Davor Domagoj Duje Filip Goran Igor Ivan Josip Jovan Kristijan Luka Marin Marko Mateo Matija Milan Miloš Mislav Nemanja Nikola Petar Saša Stefan Strahinja Toni Uroš Vladimir Zoran',
  'Antić Babić Barić Bašić Bogdanović Bošnjak Brkić Čolić Ćosić Despotović Došen Filipović Gajić Grgić Horvat Ilić Ivanović Jakić Jelić Jovanović Jurić Knežević Kolar Kostić Kovač Kovačević Lazić Lovrić Lukić Marić Marković Matić Mihajlović Milić Nikolić Novak Pavlović Perić Petković Popović Radić Rakić Savić Simić Stojanović Šarić Tadić Tomić Vidović Vuković Zec Živković',
)
const POLISH = pool(
  'Adam Arkadiusz Bartosz Damian Dawid Dominik Filip Grzegorz Jakub Jan Kacper Kamil Karol Krzysztof Łukasz Maciej Marcin Mateusz Michał Patryk Paweł Piotr Przemysław Rafał Robert Sebastian Szymon Tomasz Wojciech',
  'Adamczyk Bielecki Borowski Czarnecki Dąbrowski Dudek Duda Gajewski Głowacki Górski Jabłoński Jankowski Jaworski Kaczmarek Kamiński Kowalczyk Kowalski Kozłowski Krawczyk Król Kubiak Lis Maciejewski Malinowski Mazur Michalski Nowak Nowakowski Olszewski Pawlak Pietrzak Przybylski Sadowski Sikora Sobczak Szulc Szymański Urban Walczak Wilk Wojcik Wróbel Wysocki Zając Zieliński',
)
const WEST_AFRICAN = pool(
  'Abdoulaye Abou Alioune Amadou Assane Babacar Boubacar Cheikh Cheick Dramane Fodé Habib Ibrahima Idrissa Ismaël Issa Kalidou Lamine Mahamadou Mamadou Massamba Mohamed Mory Moussa Ousmane Papa Pape Salif Sambou Seko Sékou Serigne Souleymane Yacouba Youssouf',
  'Ba Bah Bakayoko Bamba Camara Cissé Cissokho Conté Coulibaly Dembélé Diabaté Diagne Diakité Diallo Diao Diarra Diatta Diop Diouf Dosso Doumbia Fall Faye Fofana Gassama Gomis Gueye Kaba Kanté Keita Konaté Koné Kouyaté Mané Mbaye Mendy Ndiaye Niang Ouattara Sakho Samba Sané Sangaré Sarr Seck Sidibé Sissoko Sow Sy Sylla Touré Traoré Wade',
)
const NIGERIAN = pool(
  'Ademola Akin Alex Chidera Chidi Chinedu Daniel David Emeka Emmanuel Ebere Felix Frank Gift Godwin Henry Ibrahim Ikenna Isaac Jerome John Joseph Kelechi Kingsley Kwame Kwabena Kofi Moses Obinna Olu Paul Peter Samuel Simon Stephen Sunday Taiwo Tolu Uche Victor Wilfred',
  'Abubakar Addo Adebayo Adeleke Adu Agyei Ajayi Akande Amoah Ansah Appiah Asante Awuah Ayew Bassey Boateng Danso Ekong Eze Ezeh Idowu Ighalo Iheanacho Kalu Lawal Mensah Musa Nwosu Obi Ochieng Odoi Ofori Ogbonna Okafor Okeke Okonkwo Okoro Olawale Onuoha Osei Oyekan Owusu Sarpong Uche Udoh Ugwu Usman Yeboah',
)
const INDONESIAN = pool(
  'Adi Agus Andik Arif Bagus Bambang Dimas Eko Fajar Ferdinand Gilang Hendra Irfan Komang Lerby Muhammad Nadeo Osvaldo Putu Rizky Rudi Taufik Wahyu Yanto Zulfiandi',
  'Abidin Adnan Anwar Dewantara Fauzi Firmansyah Gunawan Hakim Halim Hartono Hidayat Ismail Kurniawan Lestaluhu Mahendra Maulana Nugroho Permana Pratama Purnomo Rahmat Ramadhan Santoso Saputra Setiawan Siregar Sulaeman Suparno Syahputra Wibowo Wijaya Yudha',
)
const THAI = pool(
  'Anan Chai Decha Ekanit Jakkaphan Kittipong Kritsada Narong Niran Nattapong Patrik Phitiwat Pokklaw Rungrath Sarach Somchai Suphanat Tawan Teerasil Thanawat Theerathon Worachit Weerathep Yotsakon',
  'Anan Boonmee Bunlai Chaiyo Charoensuk Dangda Intarat Jaidee Kaewkhao Kaman Khamsri Kongkham Mingkwan Muangsri Noisuwan Phala Phromsri Phumchai Rattanakul Saelim Seesai Sombat Srisai Sukjai Suwan Tassanai Thongchai Thongsong Wongsa Yooyen',
)
const VIETNAMESE = pool(
  'Anh Bao Cong Duc Dung Giang Hai Hieu Hoang Hung Khang Lam Long Minh Nam Phong Phuc Quan Quang Son Tai Thanh Toan Trung Tuan Van Vinh Xuan',
  'Bui Cao Chau Dang Dao Dinh Do Doan Duong Ha Ho Hoang Huynh Kieu Lam Le Luong Ly Mai Ngo Nguyen Pham Phan Quach Ta Thai To Tran Trieu Trinh Truong Vo Vu Vuong',
)
const FIJIAN = pool(
  'Apisai Epeli Filipe Ilaisa Iosefo Isikeli Josaia Kolinio Laisenia Malakai Mosese Napolioni Nemani Osea Peni Ratu Sairusi Savenaca Setareki Sikeli Simione Tevita Ulaiasi Viliame Waisake',
  'Baleiwai Bolatini Cakau Dakai Drola Kautoga Koroi Kumar Lal Matanisiga Nabou Naidu Nalaubu Naqica Nasilasila Nawai Prasad Qarau Radrigai Rasoso Ravouvou Rokotuivuna Saukuru Sharma Singh Tabua Tamani Tuilagi Tuiwai Vakaruru Verevou Waqa Wara Yalimaiwai',
)
const INDIAN = pool(
  'Abhishek Ajay Akash Amit Anirudh Arjun Aryan Ashish Deepak Devendra Gaurav Harish Ishaan Jatin Karan Kunal Manish Mohit Naveen Nikhil Nitin Pankaj Pranav Rahul Rajesh Rakesh Ravi Rohit Sachin Sahil Sandeep Sanjay Suresh Varun Vikram Vinay Vishal Vivek Yash',
  'Agarwal Anand Banerjee Bhat Bose Chatterjee Chauhan Das Desai Deshmukh Dutta Fernandes Ghosh Gupta Iyer Jain Joshi Kapoor Khan Kumar Malhotra Mehta Menon Mishra Mukherjee Nair Naik Pandey Patel Pillai Rao Rathore Reddy Roy Saha Sen Sharma Shetty Singh Thapa Verma Yadav',
)
/** Countries by the language of their names. */
const COUNTRIES: readonly (readonly [NamePool, string])[] = [
  [
    ENGLISH,
    'England|Wales|Australia|New Zealand|United States|Gibraltar|Ireland|Northern Ireland|Canada|Jamaica|South Africa',
  ],
  [SCOTTISH, 'Scotland'],
  [
    SPANISH,
    'Spain|Andorra|Argentina|Mexico|Chile|Colombia|Uruguay|Paraguay|Ecuador|Peru|Bolivia|Venezuela|Costa Rica|Honduras',
  ],
  [PORTUGUESE, 'Portugal|Brazil|Angola|Cape Verde'],
  [ITALIAN, 'Italy|Malta|San Marino'],
  [GERMAN, 'Germany|Austria|Switzerland'],
  [FRENCH, 'France|Luxembourg|Cameroon|Gabon'],
  [DUTCH, 'Netherlands|Belgium|Suriname'],
  [TURKISH, 'Turkey'],
  [GREEK, 'Greece|Cyprus'],
  [NORDIC, 'Norway|Denmark|Sweden|Iceland|Faroe Islands|Finland'],
  [SLAVIC, 'Croatia|Serbia|Bosnia and Herzegovina|Slovenia|Montenegro|North Macedonia'],
  [POLISH, 'Poland'],
  [WEST_AFRICAN, 'Senegal|Ivory Coast|Mali|Guinea|Burkina Faso'],
  [NIGERIAN, 'Nigeria|Ghana'],
  [ARABIC, 'Saudi Arabia|Egypt|United Arab Emirates|Morocco|Algeria|Tunisia'],
  [JAPANESE, 'Japan'],
  [KOREAN, 'South Korea'],
  [INDONESIAN, 'Indonesia'],
  [THAI, 'Thailand'],
  [VIETNAMESE, 'Vietnam'],
  [FIJIAN, 'Fiji'],
  [INDIAN, 'India'],
]
const POOLS = new Map(
  COUNTRIES.flatMap(([names, countries]) => countries.split('|').map((country) => [country, names])),
)

/** Countries whose players are found abroad, more often the earlier ones. */
export const EMIGRANT_COUNTRIES =
  'Brazil|Argentina|France|Portugal|Spain|Colombia|Senegal|Netherlands|Germany|Croatia|Uruguay|Denmark|Serbia|Nigeria|Belgium|Ivory Coast|Sweden|Norway|Morocco|England|Austria|Switzerland|Italy|Ghana|Poland|Japan|Mali|Ecuador|Scotland|Ireland|Algeria|Cameroon|Paraguay|South Korea|United States|Chile|Wales|Turkey|Venezuela|Mexico|Greece|Slovenia|Bosnia and Herzegovina|Guinea|Cape Verde|Australia|Canada|Tunisia|Peru|Montenegro|Egypt|Northern Ireland|Jamaica|North Macedonia|Angola|Burkina Faso|Costa Rica|Finland|Iceland|Suriname|Gabon|Honduras|New Zealand|South Africa|Cyprus'.split(
    '|',
  )

/** Names common in a country; English ones where it has no pool. */
export const namePoolOf = (country: string): NamePool => POOLS.get(country) ?? ENGLISH
