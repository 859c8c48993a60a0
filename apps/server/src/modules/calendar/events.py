"""Reads a calendar with Python's icalendar and prints its events as JSON: another parser than those of the tests in TypeScript."""
import json
import sys

from icalendar import Calendar

calendar = Calendar.from_ical(sys.stdin.buffer.read())
print(json.dumps([
    [str(event["uid"]), str(event["summary"]), int(event.get("sequence", 0)), event["dtstart"].dt.isoformat()[:10]]
    for event in calendar.walk("VEVENT")
]))
