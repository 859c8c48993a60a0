// Plays what is left of ten leagues' seasons to the end, by brute force and after the leagues' regulations; shares no code with the product.
// Reads leagues from standard input, writes a line of JSON for each: the share of the seasons in which each team ends at each place, the
// share in which it wins the play-off, and its mean points.
//
//   seasons DRAWS SEED < leagues
//   LEAGUE teams results ahead pairs, then so many lines of
//     points given or taken, deviation of the attack, deviation of the defence    (teams, by name)
//     home away goals goals                                                       (results; of a league that splits, of its first phase)
//     home away a b rho                                                           (matches to come: a score grid each)
//     home away a b rho                                                           (pairs that may meet in matches nobody has fixed)

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

using std::array;
using std::pair;
using std::string;
using std::vector;

constexpr int GOALS = 13;

struct Grid {
  bool known = false;
  array<double, GOALS> home{}, away{};
  double low[2][2] = {{1, 1}, {1, 1}};
};

Grid gridOf(double a, double b, double rho) {
  Grid grid;
  grid.known = true;
  for (int goals = 0; goals < GOALS; goals++) {
    grid.home[goals] = std::pow(std::exp(goals * a) / std::tgamma(goals + 1.0), 1.07);
    grid.away[goals] = std::pow(std::exp(goals * b) / std::tgamma(goals + 1.0), 1.07);
  }
  grid.low[0][0] = std::max(0.0, 1 - std::exp(a + b) * rho);
  grid.low[0][1] = std::max(0.0, 1 + std::exp(a) * rho);
  grid.low[1][0] = std::max(0.0, 1 + std::exp(b) * rho);
  grid.low[1][1] = std::max(0.0, 1 - rho);
  return grid;
}

struct Match {
  int home, away, homeGoals, awayGoals;
};
struct Fixture {
  int home, away;
  Grid grid;
};

// What parts teams level on points: overall figures, a table of the matches among them, or how they came out of a first phase.
enum class By { difference, goals, wins, awayGoals, awayWins, amongThemselves, noHalfPointGained, firstPlace };
enum class Among { points, difference, goals, awayGoals };
// Teams that go on among themselves after the first phase.
struct Group {
  int teams, meetings;
  bool halved;
};
struct Regulations {
  vector<By> order;
  vector<Among> among;
  int playOffFrom = 0, playOffTo = 0;
  vector<Group> groups{};
  vector<By> secondOrder{};
  bool figuresFromZero = false;
};

const std::map<string, Regulations> REGULATIONS = {
    {"E0", {{By::difference, By::goals, By::amongThemselves}, {Among::points, Among::awayGoals}}},
    {"E1", {{By::difference, By::goals, By::amongThemselves}, {Among::points}, 3, 6}},
    {"SP1", {{By::amongThemselves, By::difference, By::goals}, {Among::points, Among::difference}}},
    {"I1", {{By::amongThemselves, By::difference, By::goals}, {Among::points, Among::difference}}},
    {"D1",
     {{By::difference, By::goals, By::amongThemselves, By::awayGoals}, {Among::points, Among::difference, Among::awayGoals}}},
    {"F1",
     {{By::difference, By::amongThemselves, By::goals, By::awayGoals},
      {Among::points, Among::difference, Among::goals, Among::awayGoals}}},
    {"P1", {{By::amongThemselves, By::difference, By::wins, By::goals}, {Among::points, Among::difference}}},
    {"SC0", {{By::difference, By::goals}, {}, 0, 0, {{6, 1, false}, {6, 1, false}}}},
    {"B1",
     {{By::wins, By::difference, By::goals, By::awayGoals, By::awayWins},
      {},
      0,
      0,
      {{6, 2, true}, {6, 2, true}, {4, 2, false}},
      {By::noHalfPointGained, By::firstPlace},
      true}},
    {"G1",
     {{By::amongThemselves, By::difference, By::goals},
      {Among::points, Among::difference, Among::goals},
      0,
      0,
      {{6, 2, false}, {8, 1, false}}}},
};

struct Row {
  int points = 0, wins = 0, awayWins = 0, scored = 0, conceded = 0, awayScored = 0;
};

vector<Row> rowsOf(const vector<Match>& matches, int teams, const vector<bool>* only = nullptr) {
  vector<Row> rows(teams);
  for (const auto& [home, away, scored, conceded] : matches) {
    if (only && !((*only)[home] && (*only)[away])) continue;
    Row &host = rows[home], &guest = rows[away];
    host.scored += scored, host.conceded += conceded;
    guest.scored += conceded, guest.conceded += scored, guest.awayScored += conceded;
    if (scored > conceded) host.points += 3, host.wins++;
    else if (scored < conceded) guest.points += 3, guest.wins++, guest.awayWins++;
    else host.points++, guest.points++;
  }
  return rows;
}

int figure(const Row& row, By by) {
  switch (by) {
    case By::difference: return row.scored - row.conceded;
    case By::goals: return row.scored;
    case By::wins: return row.wins;
    case By::awayGoals: return row.awayScored;
    case By::awayWins: return row.awayWins;
    default: std::abort();
  }
}

int figure(const Row& row, Among among) {
  switch (among) {
    case Among::points: return row.points;
    case Among::difference: return row.scored - row.conceded;
    case Among::goals: return row.scored;
    default: return row.awayScored;
  }
}

// How a team came out of the first phase.
struct Came {
  int place = 0, kept = 0;
  bool gained = false;
};

struct Season {
  const vector<By>& order;
  const vector<Among>& among;
  const vector<Match>& matches;
  const vector<Came>& came;
  int teams;
  vector<Row> rows;

  int figureOf(int team, By by) const {
    if (by == By::noHalfPointGained) return came[team].gained ? 0 : 1;
    return by == By::firstPlace ? -came[team].place : figure(rows[team], by);
  }

  // Puts level teams in order from a step of the regulations on; what nothing parts stays by name.
  vector<int> part(vector<int> level, size_t step) const {
    std::sort(level.begin(), level.end());
    if (level.size() < 2 || step == order.size()) return level;
    const bool own = order[step] == By::amongThemselves;
    std::map<vector<int>, vector<int>, std::greater<>> groups;
    if (own) {
      vector<bool> in(teams);
      for (int team : level) in[team] = true;
      const auto table = rowsOf(matches, teams, &in);
      for (int team : level) {
        vector<int> key;
        for (Among by : among) key.push_back(figure(table[team], by));
        groups[key].push_back(team);
      }
    } else {
      for (int team : level) groups[{figureOf(team, order[step])}].push_back(team);
    }
    vector<int> ordered;
    const size_t next = own && groups.size() > 1 ? step : step + 1;
    for (const auto& [_, group] : groups)
      for (int team : part(group, next)) ordered.push_back(team);
    return ordered;
  }
};

// Teams in order: the most points first, level ones as the season parts them.
vector<int> ranked(const Season& season, const vector<int>& teams, const vector<int>& points) {
  std::map<int, vector<int>, std::greater<>> byPoints;
  for (int team : teams) byPoints[points[team]].push_back(team);
  vector<int> table;
  for (const auto& [_, level] : byPoints)
    for (int team : season.part(level, 0)) table.push_back(team);
  return table;
}

vector<int> tableOf(const Regulations& rules, const vector<Match>& matches, const vector<int>& given, vector<int>& points) {
  const int teams = given.size();
  const vector<Came> nobody(teams);
  Season season{rules.order, rules.among, matches, nobody, teams, rowsOf(matches, teams)};
  vector<int> all;
  for (int team = 0; team < teams; team++) {
    points[team] = season.rows[team].points + given[team];
    all.push_back(team);
  }
  return ranked(season, all, points);
}

struct Drawing {
  std::mt19937_64 bits;
  std::normal_distribution<double> normal{0, 1};
  vector<double> attack, defence;

  double uniform() { return (bits() >> 11) * 0x1p-53; }

  void strengths(const vector<pair<double, double>>& deviations) {
    auto factor = [&](double deviation) { return std::exp(deviation * normal(bits) - deviation * deviation / 2); };
    for (size_t team = 0; team < deviations.size(); team++) {
      attack[team] = factor(deviations[team].first);
      defence[team] = factor(deviations[team].second);
    }
  }

  // Home goals by their own chances, then away goals by those that go with them.
  Match play(int home, int away, const Grid& grid) {
    array<double, GOALS> hosts, guests;
    double power = 1, hostSum = 0, guestSum = 0;
    const double hostFactor = attack[home] * defence[away], guestFactor = attack[away] * defence[home];
    for (int goals = 0; goals < GOALS; goals++, power *= guestFactor) guestSum += guests[goals] = grid.away[goals] * power;
    power = 1;
    const double few = guests[0] + guests[1];
    for (int goals = 0; goals < GOALS; goals++, power *= hostFactor) {
      const double beside =
          goals < 2 ? guestSum - few + grid.low[goals][0] * guests[0] + grid.low[goals][1] * guests[1] : guestSum;
      hosts[goals] = grid.home[goals] * power * beside;
      hostSum += hosts[goals];
    }
    const int homeGoals = pick(hosts, hostSum);
    if (homeGoals < 2) {
      guestSum -= few;
      for (int goals = 0; goals < 2; goals++) guestSum += guests[goals] *= grid.low[homeGoals][goals];
    }
    return {home, away, homeGoals, pick(guests, guestSum)};
  }

  int pick(const array<double, GOALS>& weights, double sum) {
    double left = uniform() * sum;
    for (int at = 0; at < GOALS - 1; at++)
      if ((left -= weights[at]) < 0) return at;
    return GOALS - 1;
  }

  int either(int one, int other) { return uniform() < 0.5 ? one : other; }
};

// The chances of a pair in a match and in half an hour more, which has a third of its goals.
struct Chances {
  Grid match, extraTime;
};
using Pairs = std::map<pair<int, int>, Chances>;

// Two legs, the better placed at home last, then a match at neither's ground; level means extra time, then penalties, an even chance.
int playOffWinner(const vector<int>& entrants, Drawing& draw, const Pairs& pairs) {
  auto longer = [&](int home, int away) {
    const Match more = draw.play(home, away, pairs.at({home, away}).extraTime);
    if (more.homeGoals != more.awayGoals) return more.homeGoals > more.awayGoals ? home : away;
    return draw.either(home, away);
  };
  auto legs = [&](int better, int worse) {
    const Match first = draw.play(worse, better, pairs.at({worse, better}).match);
    const Match second = draw.play(better, worse, pairs.at({better, worse}).match);
    const int lead = first.awayGoals + second.homeGoals - first.homeGoals - second.awayGoals;
    return lead > 0 ? better : lead < 0 ? worse : longer(better, worse);
  };
  const int one = legs(entrants[0], entrants[3]), other = legs(entrants[1], entrants[2]);
  const bool swapped = draw.uniform() < 0.5;
  const int home = swapped ? other : one, away = swapped ? one : other;
  const Match last = draw.play(home, away, pairs.at({home, away}).match);
  if (last.homeGoals == last.awayGoals) return longer(home, away);
  return last.homeGoals > last.awayGoals ? home : away;
}

// The groups play on among themselves and stay apart, each with what it keeps of the points.
vector<int> afterSecondPhase(const Regulations& rules, const vector<int>& first, const vector<Match>& before, vector<int>& points,
                             Drawing& draw, const Pairs& pairs) {
  const int teams = first.size();
  vector<Match> later;
  vector<Came> came(teams);
  int from = 0;
  for (const Group& group : rules.groups) {
    for (int place = from; place < from + group.teams; place++) {
      const int one = first[place], had = points[one];
      came[one] = {place, group.halved ? (had + 1) / 2 : had, group.halved && had % 2 == 1};
      for (int next = place + 1; next < from + group.teams; next++) {
        const int other = first[next];
        const bool swapped = draw.uniform() < 0.5;
        const int home = swapped ? other : one, away = swapped ? one : other;
        later.push_back(draw.play(home, away, pairs.at({home, away}).match));
        if (group.meetings == 2) later.push_back(draw.play(away, home, pairs.at({away, home}).match));
      }
    }
    from += group.teams;
  }
  const auto won = rowsOf(later, teams);
  for (int team = 0; team < teams; team++) points[team] = came[team].kept + won[team].points;
  vector<Match> counting = rules.figuresFromZero ? vector<Match>{} : before;
  counting.insert(counting.end(), later.begin(), later.end());
  const auto& order = rules.secondOrder.empty() ? rules.order : rules.secondOrder;
  const Season season{order, rules.among, counting, came, teams, rowsOf(counting, teams)};
  vector<int> table;
  from = 0;
  for (const Group& group : rules.groups) {
    const vector<int> own(first.begin() + from, first.begin() + from + group.teams);
    for (int team : ranked(season, own, points)) table.push_back(team);
    from += group.teams;
  }
  return table;
}

void printShares(const char* name, const vector<double>& counts, double of) {
  std::printf("\"%s\":[", name);
  for (size_t at = 0; at < counts.size(); at++) std::printf("%s%.6f", at ? "," : "", counts[at] / of);
  std::printf("]");
}

int main(int, char** arguments) {
  const int draws = std::atoi(arguments[1]);
  const unsigned long seed = std::strtoul(arguments[2], nullptr, 10);
  string league;
  int teams, played, ahead, meetings;
  while (std::cin >> league >> teams >> played >> ahead >> meetings) {
    const Regulations& rules = REGULATIONS.at(league);
    vector<int> given(teams), points(teams);
    vector<pair<double, double>> deviations(teams);
    for (int team = 0; team < teams; team++) std::cin >> given[team] >> deviations[team].first >> deviations[team].second;
    vector<Match> results;
    for (int at = 0; at < played; at++) {
      Match one;
      std::cin >> one.home >> one.away >> one.homeGoals >> one.awayGoals;
      results.push_back(one);
    }
    vector<Fixture> fixtures;
    Pairs pairs;
    for (int at = 0; at < ahead + meetings; at++) {
      int home, away;
      double a, b, rho;
      std::cin >> home >> away >> a >> b >> rho;
      if (at >= ahead) pairs[{home, away}] = {gridOf(a, b, rho), gridOf(a - std::log(3), b - std::log(3), rho)};
      else fixtures.push_back({home, away, gridOf(a, b, rho)});
    }
    Drawing draw;
    draw.bits.seed(seed);
    draw.attack.resize(teams), draw.defence.resize(teams);
    vector<vector<double>> places(teams, vector<double>(teams));
    vector<double> promoted(teams), sums(teams);
    for (int drawn = 0; drawn < draws; drawn++) {
      draw.strengths(deviations);
      vector<Match> matches = results;
      for (const auto& [home, away, grid] : fixtures) matches.push_back(draw.play(home, away, grid));
      vector<int> table = tableOf(rules, matches, given, points);
      if (!rules.groups.empty()) table = afterSecondPhase(rules, table, matches, points, draw, pairs);
      for (int place = 0; place < teams; place++) places[table[place]][place]++;
      for (int team = 0; team < teams; team++) sums[team] += points[team];
      if (rules.playOffFrom)
        promoted[playOffWinner({table.begin() + rules.playOffFrom - 1, table.begin() + rules.playOffTo}, draw, pairs)]++;
    }
    std::printf("{\"league\":\"%s\",\"places\":[", league.c_str());
    for (int team = 0; team < teams; team++) {
      std::printf("%s{", team ? "," : "");
      printShares("at", places[team], draws);
      std::printf("}");
    }
    std::printf("],");
    printShares("promoted", promoted, draws);
    std::printf(",");
    printShares("points", sums, draws);
    std::printf("}\n");
  }
}
