-- Of the sessions that are open the network alone stays: whole addresses were kept until now. What cannot be shortened is left out.
UPDATE "session" SET "address" = CASE
  WHEN "address" ~ '^(::ffff:)?[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+$'
    THEN regexp_replace("address", '^(::ffff:)?([0-9]+\.[0-9]+\.[0-9]+)\.[0-9]+$', '\2.0/24')
  WHEN "address" ~ '^([0-9a-f]{1,4}:){4}'
    THEN regexp_replace("address", '^(([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}):.*$', '\1::/64')
  ELSE ''
END
WHERE "address" NOT LIKE '%/%';
